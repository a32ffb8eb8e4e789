# The settings that every target of the project shares, and one target per folder of src/.

add_library(queens_settings INTERFACE)
target_compile_features(queens_settings INTERFACE cxx_std_20)
target_compile_options(queens_settings INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wold-style-cast
  $<$<BOOL:${QUEENS_WERROR}>:-Werror>)

# queens_folder(NAME [LINKS target...]): the object library of src/NAME.
function(queens_folder name)
  cmake_parse_arguments(FOLDER "" "" "LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  add_library(queens_${name} OBJECT ${sources})
  target_include_directories(queens_${name} PUBLIC
    ${PROJECT_SOURCE_DIR}/include ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(queens_${name} PUBLIC queens_settings ${FOLDER_LINKS})
endfunction()
