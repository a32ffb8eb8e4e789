# The program as a shell sees it: each cli/*.t holds commands and exactly what they print.
find_program(CRAM cram3 REQUIRED)
file(GLOB cli_tests CONFIGURE_DEPENDS cli/*.t)
foreach(test ${cli_tests})
  get_filename_component(name ${test} NAME_WE)
  add_test(NAME cli.${name} COMMAND ${CRAM} --shell=/bin/bash --indent=2 ${test})
  set_tests_properties(cli.${name} PROPERTIES
    LABELS cli
    ENVIRONMENT "DATA=${CMAKE_CURRENT_SOURCE_DIR}/data;EXAMPLES=${PROJECT_SOURCE_DIR}/examples"
    ENVIRONMENT_MODIFICATION "PATH=path_list_prepend:$<TARGET_FILE_DIR:queens_app>")
endforeach()

# What people read is marked, and all of it is in Bengali as well.
foreach(test catalogue help marked)
  add_test(NAME translation.${test}
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/translation/${test} $<$<STREQUAL:${test},help>:$<TARGET_FILE:queens_app>>
    COMMAND_EXPAND_LISTS)
endforeach()

add_test(NAME reference.kernels
  COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/reference/run $<TARGET_FILE:queens_app>)

foreach(name kill disk postgres slurm slurm_postgres)
  add_test(NAME ledger.${name}
    COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/ledger/${name} $<TARGET_FILE:queens_app>)
  set_tests_properties(ledger.${name} PROPERTIES SKIP_RETURN_CODE 77)
endforeach()
# They use the same ports.
set_tests_properties(ledger.slurm ledger.slurm_postgres PROPERTIES RESOURCE_LOCK slurm)
