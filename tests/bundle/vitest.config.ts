import { defineConfig } from 'vitest/config';

/** Run separately (`npm run test:bundle`), because it builds the front end. */
export default defineConfig({ test: { include: ['tests/bundle/*.test.ts'], hookTimeout: 300_000 } });
