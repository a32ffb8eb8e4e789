# What cmake --install puts in place: the library with its public headers, what find_package and
# pkg-config need to find it, and the program.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# Until 1.0.0 anything may change: so a shared library of another minor version is another one.
set_target_properties(queens PROPERTIES
  VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR})
install(TARGETS queens EXPORT queens-targets COMPONENT library
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/include/queens COMPONENT library
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN *.hpp)

if(QUEENS_APPS)
  install(TARGETS queens_app COMPONENT program)
  # Manual pages and completions. Debian's zsh looks elsewhere for those of packages.
  set(share ${PROJECT_BINARY_DIR}/apps/share)
  set(zsh_functions site-functions)
  if(CMAKE_INSTALL_PREFIX STREQUAL /usr)
    set(zsh_functions vendor-completions)
  endif()
  install(DIRECTORY ${share}/man/ COMPONENT program DESTINATION ${CMAKE_INSTALL_MANDIR})
  install(DIRECTORY ${share}/bash-completion ${share}/fish COMPONENT program
    DESTINATION ${CMAKE_INSTALL_DATADIR})
  install(DIRECTORY ${share}/zsh/site-functions/ COMPONENT program
    DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/${zsh_functions})
  if(BUILD_SHARED_LIBS)
    # The program finds the library wherever the two are put.
    file(RELATIVE_PATH bin_to_lib ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR})
    set_target_properties(queens_app PROPERTIES INSTALL_RPATH $ORIGIN/${bin_to_lib})
  endif()
endif()

# What whoever links our library has to find as well, as find_package and as pkg-config call it:
# libexpected, which public headers include, and of the static library all that it uses.
set(used_packages tl-expected)
set(used_modules)
set(used_libraries)
if(NOT BUILD_SHARED_LIBS)
  list(APPEND used_packages fmt)
  list(APPEND used_modules fmt)
  if(QUEENS_THREADS)
    list(APPEND used_packages TBB)
    list(APPEND used_modules tbb)
  endif()
  if(QUEENS_LEDGER)
    list(APPEND used_packages SQLite3)
    list(APPEND used_modules sqlite3)
    list(TRANSFORM CMAKE_DL_LIBS PREPEND -l OUTPUT_VARIABLE used_libraries)
  endif()
  if(QUEENS_SAT)
    list(APPEND used_packages CaDiCaL)
    list(APPEND used_libraries -lcadical)
  endif()
endif()
list(JOIN used_modules ", " used_modules)
list(JOIN used_libraries " " used_libraries)

# find_package(queens)
set(config_dir ${CMAKE_INSTALL_LIBDIR}/cmake/queens)
configure_package_config_file(${CMAKE_CURRENT_LIST_DIR}/queens-config.cmake.in
  ${PROJECT_BINARY_DIR}/queens-config.cmake INSTALL_DESTINATION ${config_dir}
  NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(
  ${PROJECT_BINARY_DIR}/queens-config-version.cmake COMPATIBILITY SameMajorVersion)
install(FILES ${PROJECT_BINARY_DIR}/queens-config.cmake
  ${PROJECT_BINARY_DIR}/queens-config-version.cmake ${CMAKE_CURRENT_LIST_DIR}/FindCaDiCaL.cmake
  COMPONENT library DESTINATION ${config_dir})
install(EXPORT queens-targets NAMESPACE queens:: COMPONENT library DESTINATION ${config_dir})

# pkg-config queens. Its file tells where it is itself: so the folder can be moved.
file(RELATIVE_PATH pc_to_prefix ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
configure_file(${CMAKE_CURRENT_LIST_DIR}/queens.pc.in ${PROJECT_BINARY_DIR}/queens.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/queens.pc COMPONENT library
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
