import autocannon from 'autocannon';
import { connections, seconds } from '../settings';

export interface Sent {
  method: string;
  headers: Record<string, string>;
  path(): string;
  body?(): string;
}

export interface Round {
  requests: number;
  /** A second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks on eight connections for some seconds. Errors: an answer that is not what the case expects. */
export async function load(
  address: string,
  { method, headers, path, body }: Sent,
  expected: 200 | 304,
  duration = seconds,
): Promise<Round> {
  const result = await autocannon({
    url: address,
    connections,
    duration,
    requests: [
      {
        method: method as 'GET',
        headers,
        setupRequest: (request) => ({ ...request, path: path(), ...(body && { body: body() }) }),
      },
    ],
  });
  const good = expected === 304 ? result['3xx'] : result['2xx'];
  const bad = result.errors + result['4xx'] + result['5xx'] + (expected === 304 ? result['2xx'] : result['3xx']);
  if (bad > 0 || good === 0) throw new Error(`${bad} of ${good + bad} requests to ${path()} failed.`);
  return { requests: good, rate: good / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}
