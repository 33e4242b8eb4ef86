import process from 'node:process';

/**
 * Ends this process with SIGTERM when the `npm run <script>` that started it is gone. npm puts a shell in between,
 * which does not pass signals on: if only npm is stopped (`kill`, a container), all that can be noticed is that the
 * parent is gone. Does nothing if started in another way.
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
