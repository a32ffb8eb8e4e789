# The library as other projects get it.
if(BUILD_SHARED_LIBS)
  add_test(NAME package.exports
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/package/exports $<TARGET_FILE:queens>)
  set_tests_properties(package.exports PROPERTIES LABELS package)
endif()
