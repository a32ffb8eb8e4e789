# The library as other projects get it: installed, and as a folder of theirs.
set(package ${CMAKE_CURRENT_SOURCE_DIR}/package)
add_test(NAME package.installed
  COMMAND ${package}/installed ${PROJECT_BINARY_DIR} ${CMAKE_CXX_COMPILER})
add_test(NAME package.embedded COMMAND ${package}/embedded ${CMAKE_CXX_COMPILER})
set_tests_properties(package.installed package.embedded PROPERTIES LABELS package)
if(QUEENS_PYTHON AND NOT BUILD_SHARED_LIBS)
  find_package(Python 3.9 REQUIRED COMPONENTS Interpreter)
  add_test(NAME package.debian
    COMMAND ${package}/debian ${PROJECT_BINARY_DIR} ${CMAKE_CXX_COMPILER} ${Python_EXECUTABLE})
  set_tests_properties(package.debian PROPERTIES LABELS package)
endif()
if(BUILD_SHARED_LIBS)
  add_test(NAME package.exports COMMAND ${package}/exports $<TARGET_FILE:queens>)
  set_tests_properties(package.exports PROPERTIES LABELS package)
endif()
