import { parseArgs } from 'node:util';
import { behaviours, startSimulator } from '../types/projects/chmos/simulator/simulator';
import { runCommand } from './runCommand';

/** `npm run chmos:simulator -- [--port 4000] [--projects 460] [--delay 0]`: simulates the external project database. */
await runCommand(async (_config, args) => {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4000' },
      projects: { type: 'string', default: '460' },
      delay: { type: 'string', default: '0' },
    },
  });
  const read = (name: keyof typeof values, least: number, most: number) => {
    if (!/^\d{1,7}$/.test(values[name]) || Number(values[name]) < least || Number(values[name]) > most)
      throw new Error(`--${name} takes a number from ${least} to ${most}.`);
    return Number(values[name]);
  };
  const [port, projects, delay] = [read('port', 0, 65_535), read('projects', 1, 100_000), read('delay', 0, 60_000)];
  const { address } = await startSimulator({ port, projects, delay }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is already in use: choose another one with --port.`)
      : error;
  });
  console.log(`The simulated project database runs at ${address} (CHMOS_URL=${address}).
Some days later:      curl -X POST '${address}/simulator/advance?days=20'
Something goes wrong: curl -X POST '${address}/simulator/behave?what=BE_3828&how=${behaviours.join('|')}'`);
});
