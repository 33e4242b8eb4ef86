import { defineConfig } from 'vitest/config';

/**
 * Tests of the product's processes, which are started, stopped and killed. Three files run in parallel, because they
 * mostly wait for an installation.
 */
export default defineConfig({
  test: {
    name: 'process',
    include: ['tests/process/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/process/globalSetup.ts',
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 300_000,
  },
});
