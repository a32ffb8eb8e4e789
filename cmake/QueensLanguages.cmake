# The languages of the command line beside English: po/LANGUAGE.po compiled by msgfmt of GNU gettext.
# The program looks for them from its own place on, in the build tree as where it is installed.
include(GNUInstallDirs)

# queens_languages(TARGET): makes its catalogues, or says why it only speaks English.
function(queens_languages target)
  find_package(Intl)
  find_program(MSGFMT msgfmt)
  if(NOT Intl_FOUND OR NOT MSGFMT)
    message(STATUS "queens speaks English only: gettext was not found (its library, or msgfmt)")
    return()
  endif()
  file(RELATIVE_PATH bin_to_locale ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LOCALEDIR})
  target_compile_definitions(${target} PRIVATE QUEENS_LOCALE_DIR="${bin_to_locale}")
  target_include_directories(${target} SYSTEM PRIVATE ${Intl_INCLUDE_DIRS})
  target_link_libraries(${target} PRIVATE ${Intl_LIBRARIES})

  file(GLOB languages CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/po/*.po)
  set(catalogues)
  foreach(po ${languages})
    get_filename_component(language ${po} NAME_WE)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/${bin_to_locale}/${language}/LC_MESSAGES)
    add_custom_command(OUTPUT ${folder}/queens.mo
      COMMAND ${CMAKE_COMMAND} -E make_directory ${folder}
      COMMAND ${MSGFMT} --check -o ${folder}/queens.mo ${po}
      DEPENDS ${po} VERBATIM)
    list(APPEND catalogues ${folder}/queens.mo)
    if(QUEENS_INSTALL)
      install(FILES ${folder}/queens.mo COMPONENT program
        DESTINATION ${CMAKE_INSTALL_LOCALEDIR}/${language}/LC_MESSAGES)
    endif()
  endforeach()
  add_custom_target(queens_catalogues DEPENDS ${catalogues})
  add_dependencies(${target} queens_catalogues)
endfunction()
