import { Agent, get } from 'node:http';
import type { Reading, ReadingResult } from './readers';

/** Asks as many readers would, each again as soon as he has an answer. A child process (readers.ts). */
let count = 0;

/**
 * By Node's own client: autocannon, which asks for the other cases, computes 0.9 ms for an answer of 54 kB where 500
 * wait for one, ten times as long as this. Readers would wait for each other, and not for a server.
 */
async function read({ addresses, paths, connections, duration }: Reading): Promise<ReadingResult> {
  const agent = new Agent({ keepAlive: true });
  const begun = performance.now();
  const latencies: number[] = [];
  let [bad, old] = [0, 0];
  const reader = async (number: number) => {
    while (performance.now() - begun < duration * 1_000) {
      const asked = performance.now();
      const answer = await ask(agent, `${addresses[number % addresses.length]}${paths[count++ % paths.length]}`);
      if (answer.isGood) latencies.push(performance.now() - asked);
      else bad += 1;
      if (answer.isOld) old += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, number) => reader(number)));
  const took = (performance.now() - begun) / 1_000;
  agent.destroy();
  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    good: latencies.length,
    bad,
    rate: latencies.length / took,
    p50: at(0.5),
    p99: at(0.99),
    old: old / (latencies.length || 1),
  };
}

/** Reads an answer to its end. What fails is no good answer. */
function ask(agent: Agent, address: string): Promise<{ isGood: boolean; isOld: boolean }> {
  return new Promise((resolve) => {
    const failed = () => resolve({ isGood: false, isOld: false });
    get(address, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.on('error', failed);
      response.on('end', () =>
        resolve({ isGood: response.statusCode === 200, isOld: response.headers['cache-status'] !== undefined }),
      );
      response.resume();
    }).on('error', failed);
  });
}

process.on('message', (reading: Reading) => void read(reading).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());
