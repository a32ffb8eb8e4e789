// Variables of which each thread has its own.
#pragma once

// Before the type of a local variable. In WebAssembly there is one thread, and nothing that would
// end what is `thread_local`.
#ifdef __wasm__
#define QUEENS_PER_THREAD static
#else
#define QUEENS_PER_THREAD thread_local
#endif
