// The server process: builds front end and server if missing or outdated, and runs the server in this process.
// `start.mjs` starts and watches it; run it directly for debugging. Plain JavaScript, since it must run on any version
// of Node.
import process from 'node:process';
import { loadServer, root } from './loadServer.mjs';

const run = await loadServer('main', async () => {
  const { buildBrowser } = await import('./buildBrowser.mjs');
  await buildBrowser(root);
});
if (process.channel) beat();
await run();

/** Sends a heartbeat every second while the event loop runs, and ends normally when the parent is gone. */
function beat() {
  // A heartbeat that cannot be sent is not a reason to exit, because the end of the parent is reported separately.
  const beats = setInterval(() => process.send?.('beat', () => undefined), 1000).unref();
  process.once('disconnect', () => {
    clearInterval(beats);
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
