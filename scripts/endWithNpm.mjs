import process from 'node:process';

/**
 * Ends this process by SIGTERM once the `npm run <script>` that started it is gone. npm puts a shell in between, which
 * passes no signals on: if only npm is stopped (`kill`, a container), all we see is that the parent is gone. Does
 * nothing if started otherwise.
 * @param {string} script
 */
export function endWithNpm(script) {
  if (process.env.npm_lifecycle_event !== script) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
