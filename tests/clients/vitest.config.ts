import { defineConfig } from 'vitest/config';

/** `npm run test:clients`. Generating clients takes a minute. */
export default defineConfig({
  test: {
    name: 'clients',
    include: ['tests/clients/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/support/globalSetup.ts',
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
