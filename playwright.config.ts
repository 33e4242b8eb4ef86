import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './scripts/chromiumArgs.mjs';
import { findChromium } from './scripts/findChromium.mjs';

// Workers read this file too: what the first run has found holds for them.
process.env.CHROME_PATH = await findChromium();

/** Browser tests of the product as `npm start` runs it (tests/e2e/globalSetup.ts starts it). */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Once more, so that a hiccup of a busy machine does not stop a day's work; `npm test` names what needed it.
  retries: 1,
  // One more than processors: a test waits for the server now and then.
  workers: 3,
  // A busy machine is no fault of the product: waiting ends as soon as what is waited for is there.
  timeout: 120_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['./scripts/countTests.mjs']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    actionTimeout: 25_000,
    // Of every test it would cost computing time: what fails is tried again, and that is traced.
    trace: { mode: 'on-first-retry', screenshots: false },
    launchOptions: { executablePath: process.env.CHROME_PATH, args: chromiumArgs },
  },
});
