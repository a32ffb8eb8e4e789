# Debian packages by `cpack`: the program, the library to build with, and the Python module.
# The library in them is the static one, which is in the program and in the module, too.
if(BUILD_SHARED_LIBS OR NOT (QUEENS_APPS AND QUEENS_INSTALL AND QUEENS_PYTHON))
  return()
endif()
find_package(Python 3.9 REQUIRED COMPONENTS Interpreter)
math(EXPR next_python "${Python_VERSION_MINOR} + 1")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_OUTPUT_FILE_PREFIX packages)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_COMPONENTS_ALL program library python)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The Queens authors <queens@localhost>")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)

set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME queens)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION math)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
# Only ledgers in a database need it, and it is loaded when one is opened.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS libpq5)
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "The boards have N by N squares, of which any may be reserved or hold a fixed\n\
queen. This package has the program, its manual pages and completions for\n\
bash, zsh and fish. It speaks English and Bengali.")

set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libqueens-dev)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_DEPENDS
  "libcadical-dev, libexpected-dev, libfmt-dev, libsqlite3-dev, libtbb-dev")
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "What the program does, for C++20 programs: this package has the headers, the\n\
static library, and what CMake and pkg-config need to find them.")

set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-queens)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
set(CPACK_DEBIAN_PYTHON_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS
  "python3 (>= 3.${Python_VERSION_MINOR}~), python3 (<< 3.${next_python})")
set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS python3-numpy)
set(CPACK_DEBIAN_PYTHON_DESCRIPTION "What the program does, for Python: this package has the module queens, with\n\
boards, counts, solutions and samples, NumPy arrays and type hints.")

# What every Debian package has below /usr/share/doc.
string(TIMESTAMP QUEENS_PACKAGED "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${CMAKE_CURRENT_LIST_DIR}/debian-changelog.in ${PROJECT_BINARY_DIR}/changelog.Debian @ONLY)
configure_file(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_BINARY_DIR}/changelog COPYONLY)
execute_process(COMMAND gzip -9nf changelog changelog.Debian
  WORKING_DIRECTORY ${PROJECT_BINARY_DIR} COMMAND_ERROR_IS_FATAL ANY)
foreach(component program library python)
  string(TOUPPER ${component} upper)
  set(doc share/doc/${CPACK_DEBIAN_${upper}_PACKAGE_NAME})
  install(FILES ${PROJECT_SOURCE_DIR}/LICENSE
    DESTINATION ${doc} COMPONENT ${component} RENAME copyright EXCLUDE_FROM_ALL)
  install(FILES ${PROJECT_BINARY_DIR}/changelog.gz ${PROJECT_BINARY_DIR}/changelog.Debian.gz
    DESTINATION ${doc} COMPONENT ${component} EXCLUDE_FROM_ALL)
endforeach()
include(CPack)
