# What the build for WebAssembly uses of other libraries: headers, which its compiler finds by itself.
# Their CMake packages speak of binaries for this machine.
add_library(tl::expected INTERFACE IMPORTED GLOBAL)
add_library(fmt::fmt INTERFACE IMPORTED GLOBAL)
# Without fractions, of which no format of boards has any, and without the separators of locales.
set_target_properties(fmt::fmt PROPERTIES INTERFACE_COMPILE_DEFINITIONS
  "FMT_HEADER_ONLY;FMT_USE_FLOAT=0;FMT_USE_DOUBLE=0;FMT_USE_LONG_DOUBLE=0;FMT_STATIC_THOUSANDS_SEPARATOR=','")
