# cmake -DPROGRAM=queens -DSHARE=folder -P QueensPages.cmake
# Has the program write its manual pages and completions, where they belong below a folder `share`;
# in English, whoever builds it.
function(print_into file)
  get_filename_component(folder ${SHARE}/${file} DIRECTORY)
  file(MAKE_DIRECTORY ${folder})
  execute_process(COMMAND ${PROGRAM} --lang en ${ARGN} OUTPUT_FILE ${SHARE}/${file} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${SHARE}/man ${SHARE}/bash-completion ${SHARE}/zsh ${SHARE}/fish)
print_into(bash-completion/completions/queens completion bash)
print_into(zsh/site-functions/_queens completion zsh)
print_into(fish/vendor_completions.d/queens.fish completion fish)
execute_process(COMMAND ${PROGRAM} --lang en manual --into ${SHARE}/man/man1
  COMMAND_ERROR_IS_FATAL ANY)
file(GLOB pages ${SHARE}/man/man1/*.1)
execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
