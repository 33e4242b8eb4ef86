import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { generateProjects } from '../demo/projects';
import { connect } from '../server/database';
import { findRunningPostgres } from '../server/postgres/embeddedPostgres';
import { memory } from './load/cpuTime';
import type { Product } from './product';
import { dataDir, root } from './settings';

export interface ImportRun {
  seconds: number;
  /** Megabytes in memory: before (0 for a process of its own), and at most meanwhile. */
  before: number;
  peak: number;
}

const node = (file: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, ['--import', 'tsx', path.join(root, file), ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Fetches so many projects from the simulated external database, twice: all of it new, and nothing changed. */
export async function importFromSource(count: number): Promise<{ first: ImportRun; again: ImportRun; said: string }> {
  const simulator = node('server/commands/chmosSimulator.ts', ['--port', '0', '--projects', String(count)]);
  try {
    const address = /answers at (\S+)/.exec(String((await once(simulator.stdout, 'data'))[0]))?.[1] ?? '';
    // Made when first asked: not what is measured.
    await fetch(`${address}/project/1/list?updatedSince=01.01.2999`);
    const codes = [...generateProjects({ count })].map(({ projectCode }) => projectCode).join(',');
    return await withCleanInbox(async () => {
      const { said, ...first } = await runImport(address, codes);
      return { first, said, again: await runImport(address, codes) };
    });
  } finally {
    simulator.kill();
  }
}

/** The command as a nightly job runs it, from its start to its end. */
async function runImport(address: string, codes: string): Promise<ImportRun & { said: string }> {
  const begun = performance.now();
  const command = node('server/commands/importChmos.ts', ['--codes', codes], { CHMOS_URL: address });
  let said = '';
  command.stdout.on('data', (text: Buffer) => (said += String(text)));
  let peak = 0;
  while (command.exitCode === null) {
    peak = Math.max(peak, memory(command.pid as number).peak);
    await wait(20);
  }
  if (command.exitCode !== 0) throw new Error(`The import failed: ${said}`);
  return { seconds: (performance.now() - begun) / 1_000, before: 0, peak, said: said.split('\n')[0] ?? '' };
}

/** A table with a change of as many projects: the dry run, then the import of what it showed. */
export async function importTable(
  { address, cookie, pid }: Product,
  count: number,
): Promise<{ size: number; check: ImportRun; write: ImportRun }> {
  const file = Buffer.from(
    `ID;Projekttitel;Projektkosten\n${Array.from({ length: count }, (_, index) => `${index + 1};Geändert ${index};${index}`).join('\n')}\n`,
  );
  const send = async (step: string) => {
    const answer = await fetch(`${address}/api/v1/projects/import${step}`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: file,
    });
    if (!answer.ok) throw new Error(`The table could not be imported: ${await answer.text()}`);
    return ((await answer.json()) as { data: { digest: string } }).data;
  };
  return withCleanInbox(async () => {
    let digest = '';
    const check = await watched(pid, async () => ({ digest } = await send('/check?name=bench.csv')));
    const write = await watched(pid, () => send(`?name=bench.csv&digest=${digest}`));
    return { size: file.length, check, write };
  });
}

async function watched(pid: number, work: () => Promise<unknown>): Promise<ImportRun> {
  const before = memory(pid).now;
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, memory(pid).now)), 20);
  const begun = performance.now();
  await work();
  clearInterval(watching);
  return { seconds: (performance.now() - begun) / 1_000, before, peak };
}

/** Does something that fills the inbox, and takes it out again. */
async function withCleanInbox<Result>(work: () => Promise<Result>): Promise<Result> {
  const connectionString = await findRunningPostgres(dataDir);
  if (!connectionString) throw new Error('The database of the benchmark does not run.');
  const database = connect(connectionString);
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from inbox_items`.execute(
    database.db,
  );
  // What was downloaded once would not be downloaded again.
  await sql`delete from source_files where source = 'chmos'`.execute(database.db);
  try {
    return await work();
  } finally {
    await sql`delete from inbox_items where id > ${rows[0]?.last ?? 0}`.execute(database.db);
    await sql`insert into resource_versions (resource, version) values ('inbox', 1)`.execute(database.db);
    await database.close();
  }
}
