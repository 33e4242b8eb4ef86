import autocannon from 'autocannon';
import type { Reading, ReadingResult } from './readers';

/** Asks as many readers would, each again as soon as he has an answer. A child process (readers.ts). */
let count = 0;

async function read({ addresses, paths, connections, duration }: Reading): Promise<ReadingResult> {
  let old = 0;
  const results = await Promise.all(addresses.map((url) => autocannon({
    url, connections: connections / addresses.length, duration,
    requests: [{
      method: 'GET', headers: { 'accept-encoding': 'gzip' }, setupRequest: (request) => ({ ...request, path: paths[count++ % paths.length] }),
      onResponse: (_status, _body, _context, headers) => {
        if (Object.keys(headers).some((name) => name.toLowerCase() === 'cache-status')) old += 1;
      },
    }],
  })));
  const good = results.reduce((sum, result) => sum + result['2xx'], 0);
  return {
    good,
    bad: results.reduce((sum, result) => sum + result.errors + result['3xx'] + result['4xx'] + result['5xx'], 0),
    rate: results.reduce((sum, result) => sum + result['2xx'] / result.duration, 0),
    p50: Math.max(...results.map(({ latency }) => latency.p50)),
    p99: Math.max(...results.map(({ latency }) => latency.p99)),
    old: good && old / good,
  };
}

process.on('message', (reading: Reading) => void read(reading).then((result) => process.send?.(result)));
process.on('disconnect', () => process.exit());
