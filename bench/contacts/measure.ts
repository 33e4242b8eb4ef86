import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect } from '../../server/database';
import { findRunningPostgres } from '../../server/postgres/embeddedPostgres';
import type { Case } from '../load/cases';
import { median } from '../load/median';
import type { Product } from '../product';
import { companyCount, dataDir, personCount } from '../settings';

const pageSize = 200;
const list = `/contacts/person?limit=${pageSize}&shape=summary&orderBy[]=lastName&orderBy[]=firstName&orderDirection[]=ASC&orderDirection[]=ASC`;
const pages = 1_500;

/** As the back office asks for its list of persons. */
export const contactCases: Case[] = [
  {
    name: `${pageSize} persons with employments`,
    note: 'the same request again and again: from the cache, after the version was read',
    path: () => list,
  },
  {
    name: 'the same, uncached',
    note: `every request another page (offset 1 to ${pages})`,
    path: (n) => `${list}&offset=${1 + (n % pages)}`,
  },
];

/** Calls the API as an editor. Errors: an answer that is none of success. */
async function call<Data>({ address, cookie }: Product, method: string, path: string, body?: object): Promise<Data> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** Milliseconds until all of an answer is there. */
async function timed(product: Product, path: string): Promise<number> {
  const begun = performance.now();
  await call(product, 'GET', path);
  return performance.now() - begun;
}

/** Statements that an uncached list sends to the database, the session's included. */
export async function countStatements(product: Product): Promise<number> {
  const address = await findRunningPostgres(dataDir);
  if (!address) throw new Error('The database of the benchmark does not run.');
  const { db, close } = connect(address, { connections: 1 });
  const count = async () => {
    // Each statement of a reading is a transaction of its own; a connection that rests tells of the last ones after ten
    // seconds.
    await wait(11_000);
    return (
      (
        await sql<{
          n: number;
        }>`select xact_commit as n from pg_stat_database where datname = current_database()`.execute(db)
      ).rows[0]?.n ?? 0
    );
  };
  try {
    const asked = 200;
    const first = await count();
    const before = await count();
    // What the server does by itself meanwhile, and one of these looks.
    const aside = before - first;
    for (let index = 0; index < asked; index += 1) await call(product, 'GET', `${list}&offset=${20_000 + index}`);
    return Math.round(((await count()) - before - aside) / asked);
  } finally {
    await close();
  }
}

/** Milliseconds to read a person, median of many: with no employment, and with a hundred. */
export async function openPersons(product: Product): Promise<{ none: number; hundred: number }> {
  const companies = await call<{ id: number }[]>(product, 'GET', '/contacts/company?limit=100&shape=summary');
  const make = (lastName: string, employments: object[]) =>
    call<{ id: number }>(product, 'POST', '/contacts/person', { firstName: 'Bench', lastName, employments });
  const [none, hundred] = [
    await make('Keine', []),
    await make(
      'Hundert',
      companies.map(({ id }) => ({ company: { id }, role: 'Mitglied' })),
    ),
  ];
  try {
    const times = { none: [] as number[], hundred: [] as number[] };
    for (let index = 0; index < 200; index += 1) {
      times.none.push(await timed(product, `/contacts/person/${none.id}`));
      times.hundred.push(await timed(product, `/contacts/person/${hundred.id}`));
    }
    return { none: median(times.none), hundred: median(times.hundred) };
  } finally {
    await call(product, 'DELETE', '/contacts', { ids: [none.id, hundred.id] });
  }
}

/** Seconds to add thousands of persons to a group in one call, and to take them out again. */
export async function fillGroup(product: Product, count: number): Promise<{ added: number; removed: number }> {
  const ids = (await call<number[]>(product, 'GET', '/contacts/person/ids')).slice(-count);
  const group = await call<{ id: number }>(product, 'POST', '/contact-groups', { name: 'Bench' });
  const seconds = async (method: string) => {
    const begun = performance.now();
    await call(product, method, `/contact-groups/${group.id}/contacts`, { ids });
    return (performance.now() - begun) / 1_000;
  };
  try {
    const rounds = { added: [] as number[], removed: [] as number[] };
    for (let round = 0; round < 3; round += 1) {
      rounds.added.push(await seconds('POST'));
      rounds.removed.push(await seconds('DELETE'));
    }
    return { added: median(rounds.added), removed: median(rounds.removed) };
  } finally {
    await call(product, 'DELETE', `/contact-groups/${group.id}`);
  }
}

/**
 * Milliseconds a key while somebody types the names of organisations: what each prefix of two letters and more asks
 * for.
 */
export async function typeAhead(product: Product): Promise<{ p50: number; p95: number; keys: number }> {
  const names = await call<{ name: string }[]>(
    product,
    'GET',
    `/contacts/company?limit=40&shape=summary&offset=${Math.floor(companyCount / 2)}`,
  );
  const times: number[] = [];
  for (const { name } of names) {
    for (let length = 2; length <= Math.min(name.length, 12); length += 1)
      times.push(await timed(product, `/contacts/company/options?term=${encodeURIComponent(name.slice(0, length))}`));
  }
  times.sort((a, b) => a - b);
  return { p50: median(times), p95: times[Math.floor(times.length * 0.95)] ?? 0, keys: times.length };
}

/** Milliseconds to read the last page of all persons, median of some. */
export async function readLastPage(product: Product): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 9; index += 1)
    times.push(await timed(product, `${list}&offset=${personCount - 5_000 + index}`));
  return median(times);
}
