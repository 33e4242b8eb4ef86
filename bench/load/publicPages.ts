import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../product';
import { projectCount, rounds, seconds } from '../settings';
import type { Bare } from './bare';
import { copyAnswer } from './compare';
import { answerOf } from './crowd';
import { median } from './median';
import { startReaders, type ReadingResult } from './readers';

const readers = 500;
const editors = 50;
/** As many records are on pages that people read. */
const readRecords = 200;

interface PublicTimes {
  name: string;
  /** Of an answer, as it travels. */
  bytes: number;
  /** Ours to bare, the median of the rounds. */
  ratio: number;
  ours: number;
  bare: number;
  p50: number;
  p99: number;
  bareP99: number;
  /** The share of answers that were old ones, since the server was too busy for new ones. */
  old: number;
  editorsP99: number;
}

let count = 0;

/**
 * What pages for visitors ask for: the list of the newest projects, and single ones. In: servers over one database; the
 * readers are shared among them.
 */
export async function measurePublic(servers: readonly Product[], bare: Bare): Promise<PublicTimes[]> {
  const [first] = servers as [Product];
  const listed = await fetch(`${first.address}/api/v1/projects?limit=${readRecords}&shape=summary&audience=visitors`);
  const ids = ((await listed.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
  const cases = [
    {
      name: 'list of 30',
      paths: [0, 30, 60, 90, 120].map(
        (offset) => `/api/v1/projects?limit=30&randomize=1&offset=${offset}&audience=visitors`,
      ),
    },
    { name: `one of ${ids.length} records`, paths: ids.map((id) => `/api/v1/projects/${id}?audience=visitors`) },
  ];
  const times: PublicTimes[] = [];
  for (const { name, paths } of cases) {
    const bytes = await copyAnswer(first, bare, {
      method: 'GET',
      headers: { 'accept-encoding': 'gzip' },
      path: () => paths[0] as string,
    });
    const crowd = startReaders();
    const read = (addresses: string[]) => crowd.read({ addresses, paths, connections: readers, duration: seconds });
    const measured: { bare: ReadingResult; ours: ReadingResult; editors: number[] }[] = [];
    try {
      for (let round = 0; round < rounds; round += 1) {
        const theirs = await read([bare.address]);
        const { result, latencies } = await besideEditors(servers, () => read(servers.map(({ address }) => address)));
        measured.push({ bare: theirs, ours: result, editors: latencies });
      }
    } finally {
      crowd.stop();
    }
    const middle = (of: (round: (typeof measured)[number]) => number) => median(measured.map(of));
    const editorsTimes = measured.flatMap((round) => round.editors).toSorted((a, b) => a - b);
    times.push({
      name,
      bytes,
      ratio: middle(({ ours, bare: theirs }) => ours.rate / theirs.rate),
      ours: middle(({ ours }) => ours.rate),
      bare: middle((round) => round.bare.rate),
      p50: middle(({ ours }) => ours.p50),
      p99: middle(({ ours }) => ours.p99),
      bareP99: middle((round) => round.bare.p99),
      old: middle(({ ours }) => ours.old),
      editorsP99: editorsTimes[Math.floor(editorsTimes.length * 0.99)] ?? 0,
    });
  }
  return times;
}

/**
 * Does something while fifty editors ask for lists and records once a second each, and a project is saved each second.
 * Out: also what the editors waited.
 */
async function besideEditors<Result>(
  servers: readonly Product[],
  work: () => Promise<Result>,
): Promise<{ result: Result; latencies: number[] }> {
  const latencies: number[] = [];
  let isOver = false;
  const ask = async (path: string, body?: object) => {
    const { address, cookie } = servers[count++ % servers.length] as Product;
    const begun = performance.now();
    const status = await answerOf(`${address}/api/v1${path}`, { cookie }, body);
    if (status >= 300) throw new Error(`${path} answered ${status} to an editor.`);
    latencies.push(performance.now() - begun);
  };
  const everySecond = async (person: number, call: () => Promise<void>) => {
    await wait((person * 1_000) / editors);
    while (!isOver) {
      const begun = performance.now();
      await call();
      await wait(Math.max(0, 1_000 - (performance.now() - begun)));
    }
  };
  const people = Array.from({ length: editors }, (_, person) =>
    everySecond(person, () =>
      person === 0
        ? ask('/projects/1', { keywords: `Jede Sekunde ${count}` })
        : person % 2 === 0
          ? ask(`/projects/${1 + ((count * 7919) % projectCount)}`)
          : ask(`/projects?shape=summary&limit=100&topic[]=${1 + (count % 18)}`),
    ),
  );
  try {
    return { result: await work(), latencies };
  } finally {
    isOver = true;
    await Promise.all(people);
  }
}
