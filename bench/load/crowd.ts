import { once } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../product';
import { projectCount } from '../settings';
import { median } from './median';

const editors = 100;
const readers = 400;
/** A request of each editor every second, for so many seconds; one of each reader too. */
const length = 20;
/**
 * So many seconds before are not counted: what a server answers in its first ones is computed before it is compiled.
 */
const warmUp = 5;

interface CrowdTimes {
  name: string;
  count: number;
  /** Answers that were none: too many at once. */
  refused: number;
  p50: number;
  p99: number;
}

interface Call {
  name: string;
  path: string;
  body?: object;
}

const words = ['region', 'tourismus', 'wald', 'energie', 'zuerich', 'berg', 'holz', 'projekt'];
const idOf = (turn: number) => 1 + ((turn * 7919) % projectCount);

/** What editors do, in the proportions of a working day: lists and records, searching, now and then a save. */
function editorsCall(turn: number): Call {
  const kind = turn % 10;
  if (kind < 4) return { name: 'editor: record', path: `/projects/${idOf(turn)}` };
  if (kind < 7) return { name: 'editor: list', path: `/projects?shape=summary&limit=100&topic[]=${1 + (turn % 18)}` };
  if (kind < 9) return { name: 'editor: search', path: `/search?term=${words[turn % words.length]}` };
  return { name: 'editor: save', path: `/projects/${idOf(turn)}`, body: { keywords: `Last ${turn}` } };
}

/** What public pages ask for: the shuffled list, single projects, and the map. */
function readersCall(turn: number): Call {
  const kind = turn % 10;
  if (kind < 5) return { name: 'reader: list', path: `/projects?limit=30&randomize=1&offset=${30 * (turn % 5)}` };
  if (kind < 9) return { name: 'reader: record', path: `/projects/${idOf(turn)}` };
  return { name: 'reader: map', path: '/projects/geojson/de.json' };
}

/** Connections stay open, as those of browsers and of a proxy do. */
const agent = new Agent({ keepAlive: true });

/**
 * Asks, and reads the answer to its end. Out: its status. Compressed answers are asked for and stay compressed: taking
 * them apart is the work of five hundred browsers, which are not on the server's processors.
 */
export async function answerOf(url: string, headers: Record<string, string>, body?: object): Promise<number> {
  const asked = httpRequest(url, {
    agent,
    method: body ? 'PUT' : 'GET',
    headers: { ...headers, 'accept-encoding': 'gzip', ...(body && { 'content-type': 'application/json' }) },
  });
  asked.end(body && JSON.stringify(body));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode ?? 0;
}

/**
 * A house full of editors and a public page at its busiest, at a steady pace, all at once. Out: the times of each kind
 * of call.
 */
export async function measureCrowd({ address, cookie }: Product): Promise<CrowdTimes[]> {
  const times = new Map<string, { times: number[]; refused: number }>();
  const ask = async ({ name, path, body }: Call, headers: Record<string, string>, counts: boolean) => {
    const begun = performance.now();
    const status = await answerOf(`${address}/api/v1${path}`, headers, body);
    if (!counts) return;
    const known = times.get(name) ?? { times: [], refused: 0 };
    times.set(name, known);
    // A project that strangers do not see is an answer too.
    if (status < 300 || status === 404) known.times.push(performance.now() - begun);
    else known.refused += 1;
  };
  const crowd = (count: number, call: (turn: number) => Call, headers: Record<string, string>) =>
    Array.from({ length: count }, async (_, person) => {
      const begun = performance.now() + (person * 1_000) / count;
      for (let second = 0; second < warmUp + length; second += 1) {
        await wait(begun + second * 1_000 - performance.now());
        await ask(call(second * count + person), headers, second >= warmUp);
      }
    });
  await Promise.all([...crowd(editors, editorsCall, { cookie }), ...crowd(readers, readersCall, {})]);
  return [...times]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { times: all, refused }]) => {
      const sorted = all.toSorted((a, b) => a - b);
      return {
        name,
        count: sorted.length,
        refused,
        p50: median(sorted),
        p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
      };
    });
}
