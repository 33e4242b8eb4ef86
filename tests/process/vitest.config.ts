import { defineConfig } from 'vitest/config';

/** Tests of the product as processes: started, stopped, killed. One at a time, since each is a whole installation. */
export default defineConfig({
  test: {
    name: 'process',
    include: ['tests/process/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
