import { defineConfig } from 'vitest/config';

/** A separate run (`npm run test:bundle`): it builds the front end. */
export default defineConfig({ test: { include: ['tests/bundle/*.test.ts'], hookTimeout: 300_000 } });
