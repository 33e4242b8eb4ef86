// Runs the parts of `npm test`, some in parallel, each with all of its child processes, until it ends or takes too
// long.
import { spawn } from 'node:child_process';
import process from 'node:process';

/** The time to clean up after being asked to end, in milliseconds. */
const grace = 20_000;

/** The leaders of the running process groups. @type {Set<number>} */
const running = new Set();

/** Interrupts all running commands like Ctrl-C, because on other signals test runners leave child processes behind. */
export function endAll() {
  for (const leader of running) endGroup(leader, 'SIGINT');
}

/**
 * Runs a command. Its output is returned, or goes straight to the terminal if `isLive`. After `limit`
 * milliseconds it is interrupted as by Ctrl-C, then killed.
 * @param {string} program
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, limit: number, isLive?: boolean, patience?: number }} options
 * @returns {Promise<{ succeeded: boolean, output: string, seconds: number }>}
 */
export async function run(program, args, { cwd, env, limit, isLive = false, patience = grace }) {
  const begin = performance.now();
  // In its own process group, so that its child processes can be ended with it.
  const child = spawn(program, args, {
    cwd,
    env,
    detached: true,
    stdio: ['ignore', isLive ? 'inherit' : 'pipe', isLive ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
  const leader = /** @type {number} */ (child.pid);
  running.add(leader);
  const timers = [
    setTimeout(() => endGroup(leader, 'SIGINT'), limit),
    setTimeout(() => endGroup(leader, 'SIGKILL'), limit + patience),
  ];
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
  timers.forEach(clearTimeout);
  running.delete(leader);
  const seconds = (performance.now() - begin) / 1000;
  if (seconds * 1000 >= limit) output += `\nIt was ended after ${limit / 60_000} minutes.\n`;
  return { succeeded: code === 0, output, seconds };
}

/**
 * Runs the stages in sequence; within a stage the lanes in parallel, and the parts of a lane in sequence, even after
 * failures.
 * @template Found
 * @param {string[][][]} stages the parts by name: stages of lanes
 * @param {(part: string, isAlone: boolean) => Promise<Found>} perform `isAlone`: nothing runs in parallel
 * @returns {Promise<Found[]>} in the order of `stages`
 */
export async function inLanes(stages, perform) {
  /** @type {Found[]} */
  const found = [];
  for (const lanes of stages) {
    const each = await Promise.all(
      lanes.map(async (lane) => {
        /** @type {Found[]} */
        const ofLane = [];
        for (const part of lane) ofLane.push(await perform(part, lanes.length === 1));
        return ofLane;
      }),
    );
    found.push(...each.flat());
  }
  return found;
}

/** @param {number} leader @param {NodeJS.Signals} signal */
function endGroup(leader, signal) {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has just ended.
  }
}
