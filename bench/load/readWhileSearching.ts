import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../product';
import { projectCount, rounds, seconds } from '../settings';
import { load } from './load';
import { median } from './median';

/** Requests a second: as many as a house full of editors sends, and no more than the machine can do beside a search. */
const pace = 100;

interface Latency {
  p50: number;
  p99: number;
}

interface WhileSearching {
  /** Milliseconds, at a steady pace. */
  calm: Latency;
  searching: Latency;
  /** As many as eight connections get: a second. */
  calmRate: number;
  searchingRate: number;
  /** How long one of the slow searches takes meanwhile, in milliseconds. */
  search: number;
}

/** Reads records by id, with and without a slow search going on all the time. */
export async function readWhileSearching({ address, cookie }: Product): Promise<WhileSearching> {
  let n = 0;
  const headers = { cookie, 'accept-encoding': 'identity' };
  const path = () => `/api/v1/projects/${1 + ((n++ * 7919) % projectCount)}`;
  const readSteadily = async () => {
    const times: number[] = [];
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: pace * seconds }, async (_, index) => {
        await wait(begun + (index * 1000) / pace - performance.now());
        const asked = performance.now();
        await (await fetch(address + path(), { headers })).arrayBuffer();
        times.push(performance.now() - asked);
      }),
    );
    times.sort((a, b) => a - b);
    return { p50: median(times), p99: times[Math.floor(times.length * 0.99)] ?? 0 };
  };
  const readHard = () => load(address, { method: 'GET', headers, path }, 200);

  const measured: { calm: Latency; searching: Latency; calmRate: number; searchingRate: number }[] = [];
  const searches: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const calm = await readSteadily();
    const calmRate = (await readHard()).rate;
    const end = search(address, headers, searches);
    const searching = await readSteadily();
    const searchingRate = (await readHard()).rate;
    await end();
    measured.push({ calm, searching, calmRate, searchingRate });
  }
  const middle = (read: (round: (typeof measured)[number]) => number) => median(measured.map(read));
  return {
    calm: { p50: middle(({ calm }) => calm.p50), p99: middle(({ calm }) => calm.p99) },
    searching: { p50: middle(({ searching }) => searching.p50), p99: middle(({ searching }) => searching.p99) },
    calmRate: middle((round) => round.calmRate),
    searchingRate: middle((round) => round.searchingRate),
    search: median(searches),
  };
}

let searched = 0;

/** One slow search after the other, until the end: two letters that no index helps with, and that nothing holds. */
function search(address: string, headers: Record<string, string>, times: number[]): () => Promise<void> {
  let isOver = false;
  const going = (async () => {
    while (!isOver) {
      const begun = performance.now();
      searched += 1;
      await (
        await fetch(
          `${address}/api/v1/projects?limit=100&shape=summary&term=${encodeURIComponent(`§${searched % 10}`)}&offset=${searched}`,
          { headers },
        )
      ).arrayBuffer();
      times.push(performance.now() - begun);
    }
  })();
  return async () => {
    isOver = true;
    await going;
  };
}
