# cmake -DPROGRAM=queens -DSHARE=folder -P QueensPages.cmake
# Has the program write its manual pages and completions, where they belong below a folder `share`:
# completions in English, whoever builds it, and pages in each language that it speaks.
function(print_into file)
  get_filename_component(folder ${SHARE}/${file} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  execute_process(COMMAND ${PROGRAM} --lang en ${ARGN}
    OUTPUT_FILE ${SHARE}/${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${SHARE}/man ${SHARE}/bash-completion ${SHARE}/zsh ${SHARE}/fish)
print_into(bash-completion/completions/queens completion bash)
print_into(zsh/site-functions/_queens completion zsh)
print_into(fish/vendor_completions.d/queens.fish completion fish)
file(GLOB languages RELATIVE ${SHARE}/locale ${SHARE}/locale/*)
foreach(language en ${languages})
  set(folder ${SHARE}/man/${language}/man1)
  if(language STREQUAL en)
    set(folder ${SHARE}/man/man1)
  endif()
  execute_process(COMMAND ${PROGRAM} --lang ${language} manual --into ${folder}
    COMMAND_ERROR_IS_FATAL ANY)
  file(GLOB pages ${folder}/*.1)
  execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
