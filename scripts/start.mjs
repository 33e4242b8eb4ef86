// `npm start`: runs the server as a child process, and restarts it when its event loop stalls, since it then neither
// responds to requests nor handles signals. In all other cases it ends with the server. Plain JavaScript, because it
// must run on any version of Node.
import { fork } from 'node:child_process';
import { constants } from 'node:os';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { endWithNpm } from './endWithNpm.mjs';

/** After this many seconds without a heartbeat, the server counts as dead. */
const maxSilence = 30;
const script = fileURLToPath(new URL('serve.mjs', import.meta.url));

let isEnding = false;
let server = serve();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    isEnding = true;
    server.kill(signal);
  });
}
// A closed output is not a reason to exit.
process.stderr.on('error', () => undefined);
endWithNpm('start');

function serve() {
  const child = fork(script);
  let isStalled = false;
  /** @type {NodeJS.Timeout | undefined} */
  let ticks;
  // Watches from the first heartbeat onwards, because the build before it may take any amount of time.
  child.on('message', () => {
    clearInterval(ticks);
    let silent = 0;
    // Counts ticks instead of time: while a computer sleeps, neither side runs.
    ticks = setInterval(() => {
      silent += 1;
      if (silent < maxSilence) return;
      clearInterval(ticks);
      isStalled = true;
      console.error(`The server has not responded for ${maxSilence} s: it is killed and started again.`);
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
