import { defineConfig } from '@playwright/test';
import { findFirefox } from '../../scripts/findFirefox.mjs';

process.env.FIREFOX_PATH = findFirefox();

/**
 * `npm run test:firefox`: the most common tasks, in the installed Firefox. Playwright drives it through WebDriver BiDi
 * (`moz-firefox`), because its own build cannot be downloaded everywhere.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: '../e2e/globalSetup.ts',
  outputDir: '../../test-results/firefox',
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 25_000 },
  reporter: [['list'], ['../../scripts/countTests.mjs']],
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 25_000,
    launchOptions: { executablePath: process.env.FIREFOX_PATH },
  },
});
