# The toolchain for WebAssembly: Debian's clang with the C and C++ libraries of its own for wasm32-wasi.
# The compiler looks there before it looks in /usr/include, whose other headers it may use: those
# of libraries that are headers alone.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -msimd128")
# A module of functions to call, not a program with a beginning and an end; without debugging names.
# A search that goes too deep ends at the end of memory, rather than in the data. With an
# optimisation, the compiler would run wasm-opt where that is installed, which knows no vectors.
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "-O0 -mexec-model=reactor -Wl,--gc-sections,--strip-all,-O2,--compress-relocations,--stack-first,-z,stack-size=1048576")
