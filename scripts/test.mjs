// `npm test`: runs every check, even after failures, and then prints a summary line. `--firefox` adds a few tests in
// Firefox.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { scratchFolder } from '../tests/support/scratchFolder.mjs';
import { endAll, inLanes, run } from './testParts.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const results = path.join(root, 'test-results');

/**
 * Scripts of package.json, in successive stages. The lanes of a stage run in parallel: starting and stopping the
 * product is mostly waiting, and types, lint and bundles leave a processor idle. The browser tests use both processors,
 * and start with the data from the process tests' first start; those in Firefox mostly wait.
 */
const stages = [
  [['test:unit'], ['test:bundle', 'test:process', 'types', 'lint', 'format:check']],
  [['test:browser'], ...(process.argv.includes('--firefox') ? [['test:firefox']] : [])],
];

/** The parts that count their tests (countTests.mjs); any other part counts as one check. */
const counting = ['test:unit', 'test:bundle', 'test:process', 'test:browser', 'test:firefox'];

/** In milliseconds. A part that takes longer is stopped; the tests that have ended by then count. */
const limit = Number(process.env.TEST_MINUTES ?? 30) * 60_000;

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
mkdirSync(results, { recursive: true });
const kept = await scratchFolder('regio-kept-');
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    isInterrupted = true;
    endAll();
  });
}

const found = await inLanes(
  stages.map((lanes) => lanes.map((lane) => lane.filter((script) => scripts[script]))),
  async (script, isAlone) => {
    const file = counting.includes(script) ? path.join(results, `${script.replace(':', '-')}.txt`) : undefined;
    if (file) rmSync(file, { force: true });
    if (isInterrupted) return { script, passed: 0, failed: 1, flaky: 0, names: [], slowest: [], seconds: 0 };
    console.log(isAlone ? `\n── npm run ${script}` : `── npm run ${script} begins`);
    // Types and lint are checked by Go programs that spend a sixth of their time on garbage collection; collecting less
    // often does not need more memory.
    const env = { GOGC: '400', ...process.env, KEPT_FIRST_START: kept, ...(file && { TEST_RESULTS: file }) };
    const { succeeded, output, seconds } = await run('npm', ['run', '--silent', script], {
      cwd: root,
      env,
      limit,
      isLive: isAlone,
    });
    if (!isAlone) console.log(`\n── npm run ${script}\n${output}`);
    return { script, ...countOf(succeeded, file), seconds };
  },
);
rmSync(kept, { recursive: true, force: true });

const sum = (/** @type {'passed' | 'failed'} */ key) => found.reduce((total, counts) => total + counts[key], 0);
const lines = found.map(
  ({ script, passed, failed, flaky, seconds }) =>
    `${script.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ` +
    `${seconds.toFixed(0).padStart(5)} s${flaky > 0 ? `, ${flaky} only at the second try` : ''}`,
);
console.log(`\n${lines.join('\n')}\n`);
for (const { script, slowest } of found)
  if (slowest.length > 0)
    console.log(`slowest: ${script}  ${slowest.map(([path, ms]) => `${path} ${Math.round(ms / 1000)} s`).join(', ')}`);
// Names come last, so that they survive if a long log is truncated.
for (const { script, names } of found) for (const [state, name] of names) console.log(`${state}: ${script}  ${name}`);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

/**
 * The result of a part. A runner that failed without a failed test (because it could not start, or an error occurred
 * outside tests) counts as one failure.
 * @param {boolean} succeeded
 * @param {string | undefined} file
 */
function countOf(succeeded, file) {
  const counts =
    file === undefined
      ? { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, flaky: 0, names: [], slowest: [] }
      : readReport(file);
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * Reads the recorded tests; for a retried test, the last try counts.
 * @param {string} file
 */
function readReport(file) {
  /** @type {Map<string, string[]>} */
  const tries = new Map();
  /** @type {Map<string, string>} */
  const names = new Map();
  /** @type {Map<string, number>} */
  const spent = new Map();
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []) {
    const [state = '', id = '', ...name] = line.split(' ');
    if (state === 'spent') {
      spent.set(name.join(' '), (spent.get(name.join(' ')) ?? 0) + Number(id));
      continue;
    }
    tries.set(id, [...(tries.get(id) ?? []), state]);
    if (state === 'failed') names.set(id, name.join(' '));
  }
  const all = [...tries.values()];
  const isFailed = (/** @type {string} */ id) => tries.get(id)?.at(-1) === 'failed';
  return {
    slowest: [...spent].toSorted(([, one], [, other]) => other - one).slice(0, 12),
    names: [...names].map(([id, name]) => [isFailed(id) ? 'failed' : 'second try', name]),
    passed: all.filter((states) => states.at(-1) === 'passed').length,
    failed: all.filter((states) => states.at(-1) === 'failed').length,
    flaky: all.filter((states) => states.at(-1) === 'passed' && states.includes('failed')).length,
  };
}
