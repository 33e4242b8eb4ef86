// A reporter for vitest and Playwright that records each test as it ends, so that the tests of an aborted run are
// counted too, and the time that each file takes. `npm test` names its file in TEST_RESULTS; without that nothing is
// written.
import { appendFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env.TEST_RESULTS;

/**
 * @param {string} id
 * @param {string} name For the summary; on one line.
 * @param {boolean} hasPassed
 */
const note = (id, name, hasPassed) => {
  if (file) appendFileSync(file, hasPassed ? `passed ${id}\n` : `failed ${id} ${name.replaceAll(/\s+/g, ' ')}\n`);
};

/** @param {number} milliseconds @param {string} path */
const spend = (milliseconds, path) => {
  if (file) appendFileSync(file, `spent ${Math.round(milliseconds)} ${path.split('/').slice(-3).join('/')}\n`);
};

export default class CountTests {
  /**
   * Called by vitest.
   * @param {import('vitest/node').TestCase} test
   */
  onTestCaseResult(test) {
    const { state } = test.result();
    if (state !== 'passed' && state !== 'failed') return;
    const name = `${test.module.moduleId.split('/').slice(-3).join('/')} > ${test.fullName}`;
    // vitest reports a test once, after its retries.
    if (test.diagnostic()?.flaky) note(test.id, name, false);
    note(test.id, name, state === 'passed');
  }

  /**
   * Called by vitest.
   * @param {import('vitest/node').TestModule} module
   */
  onTestModuleEnd(module) {
    const { duration, collectDuration, setupDuration, environmentSetupDuration } = module.diagnostic();
    spend(duration + collectDuration + setupDuration + environmentSetupDuration, module.moduleId);
  }

  /**
   * Called by Playwright, for each try.
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, duration }) {
    spend(duration, test.location.file);
    if (status !== 'skipped' && status !== 'interrupted') {
      note(test.id, test.titlePath().filter(Boolean).join(' > '), status === test.expectedStatus);
    }
  }

  printsToStdio() {
    return false;
  }
}
