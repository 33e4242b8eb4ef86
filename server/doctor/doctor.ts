import { createHash, randomBytes } from 'node:crypto';
import { mkdir, statfs } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import { createTransport } from 'nodemailer';
import { apiBase } from '../../domain/http';
import { isLoopback, type Config } from '../config';
import { openFileStore } from '../files/openFileStore';
import { isBeforeBaseline, migrationNames } from '../migrate';
import type { Tables } from '../tables';

/** The result of checking a part of the installation. */
export interface Finding {
  part: string;
  /** `warning`: worth knowing; `problem`: something does not work. */
  state: 'ok' | 'warning' | 'problem';
  /** What was found and, unless the state is ok, what to do. */
  text: string;
}

type Outcome = Omit<Finding, 'part'>;
const ok = (text: string): Outcome => ({ state: 'ok', text });
const warning = (text: string): Outcome => ({ state: 'warning', text });
const problem = (text: string): Outcome => ({ state: 'problem', text });

/** How long a check may take, in milliseconds. */
const patience = 15_000;
const oldestPostgres = 15;
const mebibyte = 1024 * 1024;
/** The free space, in bytes, below which the disk will soon be full, and below which it counts as full. */
const [littleSpace, noSpace] = [1024 * mebibyte, 20 * mebibyte];
/**
 * Clock differences in seconds: a warning above the first, a problem above the second. Signatures of S3 and webhooks
 * expire after five minutes.
 */
const [skewed, wrong] = [2, 60];
const oldestBackup = 36;

/**
 * Checks an installation. Changes nothing, apart from a file that it writes and removes.
 * @param db the database of the installation, which may be unreachable
 */
export async function examine(config: Config, db: Kysely<Tables>): Promise<Finding[]> {
  const checks: [part: string, check: () => Promise<Outcome>][] = [
    ['Database', () => checkDatabase(db)],
    ['Tables', () => checkMigrations(db)],
    ['Clock', () => checkClock(db)],
    ['Backup', () => checkBackup(db)],
    ['Files', () => checkFiles(config)],
    ['Disk', () => checkDisk(config)],
    ['Mails', () => checkMails(config)],
    ['PUBLIC_URL', () => checkPublicUrl(config)],
  ];
  return Promise.all(checks.map(async ([part, check]) => ({ part, ...(await withinTime(check)) })));
}

async function withinTime(check: () => Promise<Outcome>): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(problem(`No answer within ${patience / 1_000} seconds.`)), patience);
  });
  try {
    return await Promise.race([check(), late]);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    return problem(message || String(code));
  } finally {
    clearTimeout(timer);
  }
}

async function checkDatabase(db: Kysely<Tables>): Promise<Outcome> {
  const { rows } = await sql<{ version: string; number: number; size: string; trgm: boolean }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
      pg_size_pretty(pg_database_size(current_database())) as size,
      exists (select from pg_extension where extname = 'pg_trgm') as trgm`
    .execute(db)
    .catch((error: Error & { code?: string }) => {
      throw new Error(`Not reachable: ${error.message || error.code}. Check DATABASE_URL, and that PostgreSQL runs.`);
    });
  const [{ version, number, size, trgm } = { version: '', number: 0, size: '', trgm: false }] = rows;
  if (number < oldestPostgres * 10_000)
    return problem(`PostgreSQL ${version} is too old: use ${oldestPostgres} or newer.`);
  return trgm
    ? ok(`PostgreSQL ${version}, ${size}.`)
    : problem('The extension pg_trgm is missing: create extension pg_trgm, as an owner of the database.');
}

async function checkMigrations(db: Kysely<Tables>): Promise<Outcome> {
  const { rows: known } = await sql<{ name: string | null }>`
    select to_regclass('kysely_migration')::text as name`.execute(db);
  if (!known[0]?.name) return problem('There are none yet: start the server once, or run npm run migrate.');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const names = rows.map(({ name }) => name);
  const unknown = names.filter((name) => !migrationNames.includes(name) && !isBeforeBaseline(name));
  if (unknown.length > 0)
    return problem(`A newer version has migrated them (${unknown.join(', ')}): update this program.`);
  const waiting = migrationNames.filter((name) => !names.includes(name));
  return waiting.length === 0
    ? ok('Up to date.')
    : problem(`${waiting.length} migrations wait, from ${waiting[0]}: run npm run migrate.`);
}

async function checkClock(db: Kysely<Tables>): Promise<Outcome> {
  const before = Date.now();
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(db);
  const seconds = Math.abs((rows[0]?.now ?? 0) - (before + Date.now()) / 2) / 1_000;
  const difference = `The clocks of server and database differ by ${seconds.toFixed(1)} s`;
  const repair = 'synchronise both by NTP (timedatectl set-ntp true).';
  if (seconds > wrong) return problem(`${difference}: ${repair}`);
  return seconds > skewed ? warning(`${difference}: ${repair}`) : ok(`${difference}.`);
}

async function checkBackup(db: Kysely<Tables>): Promise<Outcome> {
  const row = await db
    .selectFrom('import_state')
    .select(sql<number>`extract(epoch from now() - updated_at)::float8 / 3600`.as('hours'))
    .where('name', '=', 'backup')
    .executeTakeFirst();
  const repair = 'run npm run backup -- FILE.zip every night.';
  if (!row) return warning(`npm run backup has never been used here: unless you back up in another way, ${repair}`);
  const time = row.hours < 48 ? `${Math.floor(row.hours)} hours` : `${Math.floor(row.hours / 24)} days`;
  const age = `The last one is ${time} old`;
  return row.hours > oldestBackup ? problem(`${age}: ${repair}`) : ok(`${age}.`);
}

async function checkFiles({ filesUrl }: Config): Promise<Outcome> {
  const store = openFileStore(filesUrl);
  const bytes = randomBytes(32);
  const hash = createHash('sha256').update(bytes).digest('hex');
  try {
    await store.put(hash, bytes);
    if (!(await store.has(hash))) return problem(`${filesUrl.href} loses files: another server may clean it.`);
    await store.remove(hash);
  } catch (error) {
    throw new Error(
      `${filesUrl.href} cannot be written: ${(error as Error).message}. Check FILES_URL and who may write there.`,
      { cause: error },
    );
  }
  return ok(`${filesUrl.href} can be written.`);
}

async function checkDisk({ dataDir }: Config): Promise<Outcome> {
  await mkdir(dataDir, { recursive: true });
  const { bavail, bsize, blocks } = await statfs(dataDir);
  const free = bavail * bsize;
  const space = `${Math.floor(free / mebibyte).toLocaleString('en')} MB of ${dataDir} are free`;
  if (free < noSpace) return problem(`${space}: the server refuses to write. Make space, or move DATA_DIR.`);
  return free < littleSpace || bavail / blocks < 0.05
    ? warning(`${space}: make space before it is full.`)
    : ok(`${space}.`);
}

async function checkMails({ smtpUrl, dataDir }: Config): Promise<Outcome> {
  if (!smtpUrl) return warning(`Without SMTP_URL, mails are not sent: they become files in ${dataDir}/mails.`);
  const { hostname } = new URL(smtpUrl);
  const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 10_000 };
  try {
    await createTransport({ url: smtpUrl, ...timeouts }).verify();
  } catch (error) {
    return problem(`${hostname} does not take mails: ${(error as Error).message}. Check SMTP_URL.`);
  }
  return ok(`${hostname} takes mails.`);
}

async function checkPublicUrl({ publicUrl, host }: Config): Promise<Outcome> {
  if (!publicUrl)
    return isLoopback(host)
      ? warning('Not set: mails with links are not sent, and cookies are not Secure.')
      : problem('Not set, although others reach this server: mails with links are refused. Set PUBLIC_URL.');
  const repair = 'Check DNS, the proxy and its certificate, and that the server runs.';
  try {
    const response = await fetch(`${publicUrl}${apiBase}/health`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    const isOurs = (await response.text()).includes('"status":"ok"');
    if (!response.ok || !isOurs)
      return problem(`${publicUrl} answers ${response.status}, and not as this server does. ${repair}`);
  } catch (error) {
    const { cause, message } = error as Error;
    return problem(`${publicUrl} does not answer: ${cause instanceof Error ? cause.message : message}. ${repair}`);
  }
  return publicUrl.startsWith('https:')
    ? ok(`${publicUrl} answers.`)
    : warning(`${publicUrl} answers, but without https: passwords are readable on the way.`);
}
