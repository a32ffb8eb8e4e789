# The Python package as a user imports it, by Debian's pytest: each python/tests/test_*.py is a test.
find_package(Python 3.9 REQUIRED COMPONENTS Interpreter)
file(GLOB python_tests CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/python/tests/test_*.py)
foreach(test ${python_tests})
  get_filename_component(name ${test} NAME_WE)
  string(REPLACE test_ "" name ${name})
  add_test(NAME python.${name}
    COMMAND ${Python_EXECUTABLE} -m pytest --quiet -p no:cacheprovider ${test})
  set_tests_properties(python.${name} PROPERTIES
    LABELS python
    ENVIRONMENT PYTHONDONTWRITEBYTECODE=1
    ENVIRONMENT_MODIFICATION "PYTHONPATH=path_list_prepend:$<TARGET_FILE_DIR:queens_python>/..")
endforeach()
