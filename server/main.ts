import { loadEnvFile, readConfig } from './config';
import { lifecycle } from './lifecycle';
import { greeting, startServer } from './start';

/** The server that `npm start` runs. Runs until a signal ends it, or the start fails with a message. */
const log = (message: string) => console.log(message);
const life = lifecycle((message, error) => console.error(message, ...(error === undefined ? [] : [error])));

try {
  loadEnvFile();
  const app = await startServer(readConfig(process.env), life, log);
  for (const line of await greeting(app)) log(line);
} catch (error) {
  // A signal during the start makes it fail, which needs no message.
  if (!life.isEnding) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    await life.end();
    process.exit();
  }
}
