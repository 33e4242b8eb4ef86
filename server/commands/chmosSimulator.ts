import { parseArgs } from 'node:util';
import { behaviours, startSimulator } from '../chmos/simulator/simulator';

/** `npm run chmos:simulator -- [--port 4000] [--projects 460] [--delay 0]`: answers like the external project database. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4000' }, projects: { type: 'string', default: '460' }, delay: { type: 'string', default: '0' } },
});
const { address } = await startSimulator({ port: Number(values.port), projects: Number(values.projects), delay: Number(values.delay) });
console.log(`The simulated project database answers at ${address} (CHMOS_URL=${address}).
Some days later:      curl -X POST '${address}/simulator/advance?days=20'
Something goes wrong: curl -X POST '${address}/simulator/behave?what=BE_1014&how=${behaviours.join('|')}'`);
