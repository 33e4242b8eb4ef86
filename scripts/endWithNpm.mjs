import process from 'node:process';

/**
 * Ends this process, by a SIGTERM to itself, once `npm run <script>` is gone that has started it. npm puts a shell
 * between itself and us, and that hands no signal on: where only npm is told to stop (`kill`, a container), all that is
 * to be seen is that the parent has gone. Started otherwise it does nothing.
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
