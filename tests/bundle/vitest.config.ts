import { defineConfig } from 'vitest/config';

/** A run of its own (`npm run test:bundle`): it builds the browser part. */
export default defineConfig({ test: { include: ['tests/bundle/*.test.ts'], hookTimeout: 300_000 } });
