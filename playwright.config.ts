import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/chromiumArgs.mjs';
import { findChromium } from './scripts/findChromium.mjs';

// Workers read this file too, and reuse the path that the first process found.
process.env.CHROME_PATH = await findChromium();

/** Browser tests of the product as `npm start` runs it (tests/e2e/globalSetup.ts starts it). */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Retries once, so that a busy machine does not fail a run; `npm test` lists the retried tests.
  retries: 1,
  // One more than there are processors, because tests sometimes wait for the server.
  workers: 3,
  // Generous, for busy machines; waiting ends as soon as the condition is met.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['./scripts/countTests.mjs']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    actionTimeout: 25_000,
    // Tracing every test would take time, so only the retry of a failed test is traced.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumArgs },
  },
});
