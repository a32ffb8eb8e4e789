import { defineConfig } from 'vitest/config';

// Relative addresses: the page works from any folder of any static host.
export default defineConfig({
  base: './',
  build: { outDir: '../build/web/page', emptyOutDir: true, target: 'es2022' },
  worker: { format: 'es' },
  test: { include: ['tests/unit/**/*.test.ts'] },
});
