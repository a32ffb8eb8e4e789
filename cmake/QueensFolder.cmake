# The settings that every target of the project shares, and one target per folder of src/.

add_library(queens_settings INTERFACE)
target_compile_features(queens_settings INTERFACE cxx_std_20)
target_compile_options(queens_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  $<$<BOOL:${QUEENS_WERROR}>:-Werror>)
if(CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
  # A size has 32 bits there: whatever counts things in memory may be narrowed.
  target_compile_options(queens_settings INTERFACE -Wno-shorten-64-to-32)
endif()

# queens_folder(NAME [LINKS target...]): the object library of src/NAME.
function(queens_folder name)
  cmake_parse_arguments(FOLDER "" "" "LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS
    ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*/*.cpp)
  add_library(queens_${name} OBJECT ${sources})
  target_include_directories(queens_${name} PUBLIC
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(queens_${name} PUBLIC queens_settings ${FOLDER_LINKS})
  # Only what include/queens/export.hpp marks leaves a shared library.
  set_target_properties(queens_${name} PROPERTIES
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  if(BUILD_SHARED_LIBS)
    set_target_properties(queens_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON)
    # The library's own calls are its own, and may be inlined, whatever else a program defines.
    target_compile_options(queens_${name} PRIVATE -fno-semantic-interposition)
  endif()
endfunction()

# The instruction sets of the kernels, each for its own file only: which of them runs is chosen by
# asking the processor. Whatever else such a file compiles, as an inline function of the standard
# library, could be what the linker keeps for the whole program. The files of other processors are
# left out; a WebAssembly module has one instruction set, whoever runs it, and is small but for this
# folder. The intrinsics of g++ 12 use "undefined" registers, about which it warns (its PR 105593).
function(queens_kernel_options)
  set(kernel ${CMAKE_CURRENT_SOURCE_DIR}/kernel)
  set(avx2 -O3 -mavx2 -mbmi -mbmi2 -mpopcnt)
  set(avx512 -O3 -mavx512f -mavx512bw -mbmi -mbmi2 -mpopcnt -Wno-uninitialized
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>)
  file(GLOB avx_files ${kernel}/*/avx2.cpp ${kernel}/*/avx512.cpp)
  set(other_files ${avx_files} ${kernel}/lanes/simd128.cpp)
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64|AMD64)$")
    set(other_files ${kernel}/lanes/simd128.cpp)
    set_source_files_properties(${kernel}/lanes/avx2.cpp PROPERTIES COMPILE_OPTIONS "${avx2}")
    set_source_files_properties(${kernel}/join/avx2.cpp PROPERTIES COMPILE_OPTIONS "${avx2}")
    set_source_files_properties(${kernel}/lanes/avx512.cpp PROPERTIES
      COMPILE_OPTIONS "${avx512};-mavx512vl;-mavx512vbmi2")
    set_source_files_properties(${kernel}/join/avx512.cpp ${kernel}/exists/avx512.cpp PROPERTIES
      COMPILE_OPTIONS "${avx512};-mavx512vpopcntdq")
  elseif(CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
    set(other_files ${avx_files} ${kernel}/lanes/portable.cpp)
    target_compile_options(queens_kernel PRIVATE $<$<CONFIG:MinSizeRel>:-O2>)
  endif()
  set_source_files_properties(${other_files} PROPERTIES HEADER_FILE_ONLY ON)
endfunction()

# Threads behind src/work, or the file that does all work on the one there is. Text is only listed by
# several.
function(queens_threads)
  set(work ${CMAKE_CURRENT_SOURCE_DIR}/work)
  set(list ${CMAKE_CURRENT_SOURCE_DIR}/list)
  if(QUEENS_THREADS)
    find_package(TBB REQUIRED)
    target_link_libraries(queens_work PUBLIC TBB::tbb)
    set_source_files_properties(${work}/serial.cpp PROPERTIES HEADER_FILE_ONLY ON)
  else()
    set_source_files_properties(
      ${work}/parallel.cpp ${work}/ticker.cpp ${list}/list.cpp ${list}/sequence.cpp
      PROPERTIES HEADER_FILE_ONLY ON)
  endif()
endfunction()

# The satisfiability solver behind src/find/sat, or the file that says that there is none.
function(queens_solver)
  set(sat ${CMAKE_CURRENT_SOURCE_DIR}/find/sat)
  if(QUEENS_SAT)
    find_package(CaDiCaL REQUIRED)
    target_link_libraries(queens_find PUBLIC CaDiCaL::CaDiCaL)
    set_source_files_properties(${sat}/without.cpp PROPERTIES HEADER_FILE_ONLY ON)
  else()
    set_source_files_properties(${sat}/cadical.cpp PROPERTIES HEADER_FILE_ONLY ON)
  endif()
endfunction()
