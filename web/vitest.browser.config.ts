import { defineConfig } from 'vitest/config';

// The built page in a browser; one file after the other, as each starts its own.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
