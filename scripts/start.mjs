// `npm start`: runs the server as a process of its own and starts it again when its event loop stands still, since such
// a server answers nobody and hears no signal. Every other end is its own. Plain JavaScript, since it must run on
// whatever Node there is.
import { fork } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './endWithNpm.mjs';

/** Seconds without a beat after which a server is taken for dead. */
const longestSilence = 30;
const script = fileURLToPath(new URL('serve.mjs', import.meta.url));

let isEnding = false;
let server = serve();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isEnding = true;
    server.kill(signal);
  });
}
// Nobody reads what it says any more: no reason to end.
process.stderr.on('error', () => undefined);
endWithNpm('start');

function serve() {
  const child = fork(script);
  let isStalled = false;
  /** @type {NodeJS.Timeout | undefined} */
  let ticks;
  // From the first beat on: before that it builds, which takes as long as it takes.
  child.on('message', () => {
    clearInterval(ticks);
    let silent = 0;
    // Our own ticks are counted, not the time: a computer that slept has let neither of the two beat.
    ticks = setInterval(() => {
      silent += 1;
      if (silent < longestSilence) return;
      clearInterval(ticks);
      isStalled = true;
      console.error(`The server has stood still for ${longestSilence} s: it is killed and started again.`);
      child.kill('SIGKILL');
    }, 1000);
  });
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    clearInterval(ticks);
    if (isStalled && !isEnding) server = serve();
    else process.exit(code ?? (signal ? 128 + constants.signals[signal] : 1));
  });
  return child;
}
