// `npm test`: every check, one after the other, whatever the ones before found; then one line that adds them up.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const results = path.join(root, 'test-results');

/** The scripts of package.json in the order they run; `report` is what a test runner writes, the others count as one. */
const parts = [
  { script: 'types' },
  { script: 'lint' },
  { script: 'test:unit', report: 'unit.json' },
  { script: 'test:bundle', report: 'bundle.json' },
  { script: 'test:process', report: 'process.json' },
  { script: 'test:browser', report: 'browser.json' },
];

/** No part may hang for ever, in milliseconds. */
const longest = 15 * 60_000;

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
mkdirSync(results, { recursive: true });
const lines = [];
let [passed, failed] = [0, 0];
for (const { script, report } of parts) {
  if (!scripts[script]) continue;
  console.log(`\n── npm run ${script}`);
  const file = report && path.join(results, report);
  if (file) rmSync(file, { force: true });
  const begin = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], timeout: longest });
  const counts = countOf(status === 0, file);
  passed += counts.passed;
  failed += counts.failed;
  lines.push(`${script.padEnd(14)} ${String(counts.passed).padStart(5)} passed ${String(counts.failed).padStart(4)} failed ${((performance.now() - begin) / 1000).toFixed(0).padStart(5)} s${counts.flaky > 0 ? `, ${counts.flaky} only at the second try` : ''}`);
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/**
 * What a part found. A runner that failed without a failed test (it could not start, an error outside of any test)
 * counts as one failure.
 * @param {boolean} succeeded
 * @param {string | undefined} file
 */
function countOf(succeeded, file) {
  const found = file === undefined ? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, flaky: 0 } : readReport(file);
  return succeeded || found.failed > 0 ? found : { ...found, failed: 1 };
}

/**
 * Reads the JSON of vitest or of Playwright; nothing passed where there is none.
 * @param {string} file
 */
function readReport(file) {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.stats) return { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected, flaky: report.stats.flaky };
    return { passed: report.numPassedTests, failed: report.numFailedTests, flaky: 0 };
  } catch {
    return { passed: 0, failed: 1, flaky: 0 };
  }
}
