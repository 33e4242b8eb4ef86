import { projects } from '../../../../domain/types/project';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Card } from '../../../../domain/inbox/inbox';
import { isMissing } from '../../../../domain/locales';
import { isProjectCode } from '../../../../domain/values/projectCodes';
import type { FileStore } from '../../../files/fileStore';
import { fingerprint } from '../../../inbox/fingerprint';
import { toCard, type ItemRow } from '../../../inbox/items';
import { addItem, changeItem, supersedeItem } from '../../../inbox/writeItems';
import type { Tables } from '../../../tables';
import { fetchAttachments, type Attachments } from './attachments';
import { SourceError } from './download';
import type { MatchedReference, Matching } from '../../../inbox/matching';
import { normalize } from './normalize';
import { proposeEntries } from '../../../inbox/proposeEntries';
import { requestDeadline, type Source } from './source';

interface ImportContext {
  db: Kysely<Tables>;
  files: FileStore;
  source: Source;
  matching: Matching;
}

/** `gone`: we have the project but the source no longer does; `unknown`: neither has it. */
type ImportOutcome = 'new' | 'update' | 'unchanged' | 'gone' | 'unknown';

export interface ImportResult {
  code: string;
  title: string;
  outcome: ImportOutcome;
  /** The open item, if there is one. */
  card: Card | null;
  /** Problems with files that could not be fetched; the next import tries again. */
  problems: string[];
}

const source = 'chmos';
const type = 'project';
/** Marks the fingerprint of incomplete data, so that the same data is tried again. */
const incomplete = '!';
const goneFingerprint = 'deleted';

/**
 * Imports one project into the inbox. Data that was already proposed, merged or dismissed does not create an item,
 * unless explicitly requested (`force`).
 * @throws {SourceError}
 */
export async function importProject(
  context: ImportContext,
  code: string,
  { force = false } = {},
): Promise<ImportResult> {
  const { db, matching } = context;
  const signal = requestDeadline();
  const raw = await context.source.read(code, signal);
  if (raw === null) return db.transaction().execute((trx) => withdraw(trx, code, force));
  const record = normalize(raw);
  if (record.code === '' || (isProjectCode(code) && record.code !== code))
    throw new SourceError(`Die externe Datenbank hat zu ${code} ein anderes Projekt geschickt.`);

  const hash = fingerprint(raw);
  const before = await readState(db, record.code);
  const title = record.title || record.code;
  if (isKnown(before, hash, force))
    return { code, title, outcome: 'unchanged', card: before.open ? toCard(before.open) : null, problems: [] };
  const attachments = await fetchAttachments(context, record.attachments ?? [], signal);
  const { problems } = attachments;
  const seen = problems.length > 0 ? hash + incomplete : hash;

  const relations: Record<string, MatchedReference[]> = {};
  for (const [field, names] of Object.entries(record.named))
    relations[field] = names.map((name) => matching.find(field, name));
  const values = { ...record.values, ...relations };

  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`chmos ${record.code}`}))`.execute(trx);
    await proposeEntries(trx, projects, source, relations, record.code);
    const { open, project, known } = await readState(trx, record.code);
    const base = project ? (known?.merged ?? null) : null;
    const proposal = { ...values, ...(record.attachments && attached(attachments, project ? (base ?? {}) : null)) };
    const item = {
      title,
      status: project ? ('update' as const) : ('new' as const),
      internalId: project?.id ?? null,
      foreignId: record.code,
      data: raw,
      normalizedData: project ? forExisting(proposal, base) : proposal,
      base,
      fingerprint: seen,
    };
    const row = open ? await changeItem(trx, open, item) : await addItem(trx, { type, source, ...item });
    return { code, title, outcome: item.status, card: toCard(row), problems };
  });
}

/**
 * Handles a project that the source no longer has. If we have it, an item proposes its deletion; otherwise an open
 * proposal is withdrawn.
 */
async function withdraw(trx: Transaction<Tables>, code: string, force: boolean): Promise<ImportResult> {
  await sql`select pg_advisory_xact_lock(hashtext(${`chmos ${code}`}))`.execute(trx);
  const state = await readState(trx, code);
  const { open, project } = state;
  if (!project) {
    if (open) await supersedeItem(trx, open);
    return { code, title: open?.title ?? code, outcome: 'unknown', card: null, problems: [] };
  }
  const { title } = project;
  if (isKnown(state, goneFingerprint, force))
    return { code, title, outcome: 'unchanged', card: open ? toCard(open) : null, problems: [] };
  const item = {
    title,
    status: 'deleted' as const,
    internalId: project.id,
    foreignId: code,
    data: [],
    normalizedData: {},
    fingerprint: goneFingerprint,
  };
  const row = open ? await changeItem(trx, open, item) : await addItem(trx, { type, source, ...item });
  return { code, title, outcome: 'gone', card: toCard(row), problems: [] };
}

interface State {
  open: ItemRow | undefined;
  project: { id: number; title: string } | undefined;
  known:
    | {
        merged: Record<string, unknown> | null;
        merged_fingerprint: string | null;
        dismissed_fingerprint: string | null;
      }
    | undefined;
}

/** The state of a code: the open item, the project with exactly this code, and the outcome of earlier items. */
async function readState(db: Kysely<Tables>, code: string): Promise<State> {
  const items = db
    .selectFrom('inbox_items')
    .selectAll()
    .where('source', '=', source)
    .where('type', '=', type)
    .where('foreign_id', '=', code)
    .where('outcome', 'is', null);
  const open = await (db.isTransaction ? items.forUpdate() : items).executeTakeFirst();
  const project = await db
    .selectFrom('projects')
    .select(['id', sql<string>`title`.as('title')])
    .where('project_code', '=', code)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const known = await db
    .selectFrom('source_records')
    .select(['merged', 'merged_fingerprint', 'dismissed_fingerprint'])
    .where('source', '=', source)
    .where('type', '=', type)
    .where('foreign_id', '=', code)
    .executeTakeFirst();
  return { open, project, known };
}

/**
 * Whether this data is already in the inbox, or has been decided on. An open proposal is linked again if its project
 * was created or deleted.
 */
function isKnown({ open, project, known }: State, seen: string, force: boolean): boolean {
  if (open) return open.fingerprint === seen && open.internal_id === (project?.id ?? null);
  return (
    !force && (known?.merged_fingerprint === seen || known?.dismissed_fingerprint?.replace(incomplete, '') === seen)
  );
}

/**
 * The proposed pictures and documents. If some could not be fetched, an existing project (`base`) gets those of the
 * last proposal, so that a failure does not look like a removal; a new one (null) gets the available ones.
 */
function attached(
  { images, files, isWhole }: Attachments,
  base: Record<string, unknown> | null,
): Record<string, unknown> {
  const all = { images, files };
  if (isWhole || base === null) return all;
  return Object.fromEntries(
    Object.keys(all)
      .filter((key) => Object.hasOwn(base, key))
      .map((key) => [key, base[key]]),
  );
}

/**
 * The proposal for an existing project: editors decide on its visibility, and fields that the source never had are not
 * emptied.
 */
function forExisting(
  { isPublic: _isPublic, ...proposal }: Record<string, unknown>,
  base: Record<string, unknown> | null,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(proposal).filter(([key, value]) => !isMissing(value) || !isMissing(base?.[key])),
  );
}
