import { defineConfig } from 'vitest/config';

/** Tests of the product as processes: started, stopped, killed. Two files at a time, since each test is a whole installation. */
export default defineConfig({
  test: {
    name: 'process',
    include: ['tests/process/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/process/globalSetup.ts',
    maxWorkers: 2,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
