// A reporter for vitest and Playwright that records each test as it ends, so that an aborted run counts as far as
// it came. `npm test` sets its file by TEST_RESULTS; without it nothing is written.
import { appendFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env.TEST_RESULTS;

/**
 * @param {string} id
 * @param {boolean} hasPassed
 */
const note = (id, hasPassed) => {
  if (file) appendFileSync(file, `${hasPassed ? 'passed' : 'failed'} ${id}\n`);
};

export default class CountTests {
  /**
   * Called by vitest.
   * @param {import('vitest/node').TestCase} test
   */
  onTestCaseResult(test) {
    const { state } = test.result();
    if (state === 'passed' || state === 'failed') note(test.id, state === 'passed');
  }

  /**
   * Called by Playwright, for each try.
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status }) {
    if (status !== 'skipped' && status !== 'interrupted') note(test.id, status === test.expectedStatus);
  }

  printsToStdio() {
    return false;
  }
}
