import { sql, type Kysely } from 'kysely';
import { projects } from '../../../../domain/types/project';
import { swissDay } from '../../../../domain/values/days';
import { SourceError } from './download';
import { importProject } from './importProject';
import { summaryMail, type ImportSummary } from './summaryMail';
import { Matching } from '../../../inbox/matching';
import type { Source } from './source';
import type { FileStore } from '../../../files/fileStore';
import type { Sender } from '../../../mail/content';
import { queueMail } from '../../../mail/queueMail';
import { renderMail } from '../../../mail/render';
import type { Tables } from '../../../tables';

interface ImportJob {
  db: Kysely<Tables>;
  files: FileStore;
  source: Source;
  /** The sender of the mail. */
  sender: Sender;
}

interface ImportRange {
  /** `YYYY-MM-DD`; the default is where the last run ended. */
  since?: string;
  /** Leaves out changes from this day onwards. */
  till?: string;
  /** Only these projects; such a run neither affects where the next one starts nor sends a mail. */
  codes?: string[];
}

interface State {
  /** The next run requests changes since this day, inclusive. */
  next: string;
  /** Codes that failed and will be tried again. */
  failed: string[];
}

/** The first run requests all changes since then. */
const beginning = '2020-10-01';
const atOnce = 4;

/**
 * The nightly import.
 * @returns the outcome for each project
 * @throws {SourceError} if the list cannot be fetched; then nothing has changed
 */
export async function importChmos(job: ImportJob, range: ImportRange = {}): Promise<ImportSummary> {
  return alone(job.db, async () => {
    const state = await readState(job.db);
    const today = swissDay.format(new Date());
    const codes = range.codes ?? (await listCodes(job.source, range.since ?? state.next, range.till, state.failed));
    const summary = await importAll(job, codes);
    if (range.codes) return summary;
    const failed = [
      ...summary.failures.map(({ code }) => code),
      ...summary.results.filter(({ problems }) => problems.length > 0).map(({ code }) => code),
    ];
    await finish(job, summary, { next: nextDay(state.next, range, today), failed });
    return summary;
  });
}

/** Where the next run starts: not after today, and not after days that no run has covered. */
function nextDay(next: string, { since = next, till }: ImportRange, today: string): string {
  const reached = till !== undefined && till < today ? till : today;
  return since <= next && reached > next ? reached : next;
}

async function listCodes(source: Source, since: string, till: string | undefined, failed: string[]): Promise<string[]> {
  const changed = await source.list(since);
  const later = till === undefined ? new Set<string>() : new Set(await source.list(till));
  return [...new Set([...failed, ...changed.filter((code) => !later.has(code))])];
}

/** Imports a few at a time, independently, so that a failure does not stop the others. */
async function importAll({ db, files, source }: ImportJob, codes: readonly string[]): Promise<ImportSummary> {
  const matching = await Matching.read(db, projects);
  const summary: ImportSummary = { results: [], failures: [] };
  const waiting = codes.values();
  const work = async () => {
    for (const code of waiting) {
      if (!/^[\w-]{1,40}$/.test(code)) {
        summary.failures.push({ code: code.slice(0, 40), reason: 'Das ist kein Projektcode.' });
        continue;
      }
      try {
        summary.results.push(await importProject({ db, files, source, matching }, code));
      } catch (error) {
        summary.failures.push({
          code,
          reason: error instanceof SourceError ? error.message : 'Das Projekt konnte nicht verarbeitet werden.',
        });
        if (!(error instanceof SourceError))
          process.stderr.write(`${code}: ${error instanceof Error ? error.stack : String(error)}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return summary;
}

/**
 * Stores where the next run starts, and queues the mails, one per subscriber, so that their addresses are not revealed
 * to others. One transaction.
 */
async function finish({ db, sender }: ImportJob, summary: ImportSummary, state: State): Promise<void> {
  const content = summaryMail(summary, sender.publicUrl && `${sender.publicUrl}/inbox`);
  await db.transaction().execute(async (trx) => {
    const value = JSON.stringify(state);
    await trx
      .insertInto('import_state')
      .values({ name: 'chmos', value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: new Date() }))
      .execute();
    if (!content) return;
    const mail = renderMail(content, sender);
    const subscribers = await trx
      .selectFrom('users')
      .select('email')
      .where(sql<boolean>`'CHMOS_INBOX' = any(notifications)`)
      .where('disabled_at', 'is', null)
      .orderBy('id')
      .execute();
    for (const { email } of subscribers) await queueMail(trx, { to: email, kind: 'CHMOS_INBOX', mail });
  });
}

async function readState(db: Kysely<Tables>): Promise<State> {
  const row = await db.selectFrom('import_state').select('value').where('name', '=', 'chmos').executeTakeFirst();
  return { next: beginning, failed: [], ...(row?.value as Partial<State> | undefined) };
}

/**
 * Runs alone, because two imports in parallel would only do the same work twice.
 * @throws {SourceError} if another one is running
 */
async function alone<Result>(db: Kysely<Tables>, work: () => Promise<Result>): Promise<Result> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{
      free: boolean;
    }>`select pg_try_advisory_lock(hashtext('regio import chmos')) as free`.execute(connection);
    if (!rows[0]?.free) throw new SourceError('Another import is running.');
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('regio import chmos'))`.execute(connection);
    }
  });
}
