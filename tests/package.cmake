# The library as other projects get it: installed, and as a folder of theirs.
set(package ${CMAKE_CURRENT_SOURCE_DIR}/package)
add_test(NAME package.installed
  COMMAND ${package}/installed ${PROJECT_BINARY_DIR} ${CMAKE_CXX_COMPILER})
add_test(NAME package.embedded COMMAND ${package}/embedded ${CMAKE_CXX_COMPILER})
set_tests_properties(package.installed package.embedded PROPERTIES LABELS package)
if(BUILD_SHARED_LIBS)
  add_test(NAME package.exports COMMAND ${package}/exports $<TARGET_FILE:queens>)
  set_tests_properties(package.exports PROPERTIES LABELS package)
endif()
