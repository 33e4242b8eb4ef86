import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { LockSet, lockRecords } from '../engine/related/locks';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import type { SubmissionsTable } from '../tables/submissions';
import type { SubmissionOutcome, UsedLink } from '../../domain/submissions/verification';
import { beginGuess } from '../accounts/loginThrottle';
import { hashOf, isCode, newCode } from '../accounts/code';
import type { OpenLink, SubmissionKind } from './kind';

const day = 24 * 3_600_000;

/** Creates a link of a kind: the code for the mail, and the row with its hash. */
export function newLink({ name: kind, days }: Pick<SubmissionKind, 'name' | 'days'>) {
  const { code, hash } = newCode();
  return { code, row: { kind, code_hash: hash, expires_at: new Date(Date.now() + days * day) } };
}

/** @returns the ids of the rows, in order */
export async function insertLinks(
  trx: Transaction<Tables>,
  rows: readonly Insertable<SubmissionsTable>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  return (await trx.insertInto('submissions').values(rows).returning('id').execute()).map(({ id }) => id);
}

/**
 * The link with a code.
 * @param how the row is locked until the transaction ends, so that concurrent submissions run one after the other
 * @throws 404 with the same message for links that are used, expired or unknown; `data` tells if it was used
 */
export async function findLink(
  db: Kysely<Tables>,
  { name, failed }: SubmissionKind,
  code: string,
  how?: 'locked',
): Promise<OpenLink> {
  const link = isCode(code)
    ? await db
        .selectFrom('submissions')
        .select(['id', 'record_id as recordId', 'request', 'inbox_id as inboxId', 'used_at', 'outcome', 'expires_at'])
        .where('kind', '=', name)
        .where('code_hash', '=', hashOf(code))
        .$if(how === 'locked', (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (!link || (link.used_at ? link.outcome === 'superseded' : link.expires_at <= new Date()))
    throw HttpProblem.notFound(failed);
  if (link.used_at) throw new HttpProblem(404, failed, { data: { isUsed: true } satisfies UsedLink });
  const { id, recordId, request, inboxId } = link;
  return { id, recordId, request, inboxId };
}

/**
 * Submits a link in one transaction. This uses up the link and all others about the same record.
 * @throws 404 as in `findLink`; 422 from the kind, which keeps the link valid
 */
export async function submitLink(
  db: Kysely<Tables>,
  kind: SubmissionKind,
  code: string,
  body: unknown,
): Promise<SubmissionOutcome> {
  return db.transaction().execute(async (trx) => {
    const { recordId } = await findLink(trx, kind, code);
    // Locks the record first, as all writes do.
    if (kind.type && recordId !== null) await lockRecords(trx, new LockSet().add(kind.type, [recordId]));
    const link = await findLink(trx, kind, code, 'locked');
    const { outcome, inboxId } = await kind.submit(trx, link, body);
    await sql`
      update submissions set used_at = now(), outcome = case when id = ${link.id} then ${outcome} else 'superseded' end,
        inbox_id = case when id = ${link.id} then ${inboxId}::int end
      where id = ${link.id} or (kind = ${kind.name} and record_id = ${link.recordId} and used_at is null)`.execute(trx);
    return outcome;
  });
}

export const codeOf = (request: FastifyRequest): string => (request.params as { code: string }).code;

/**
 * Opens the link of a request. Guessing is throttled: each code counts as a wrong guess until it opens a link.
 * @throws 404 as in `findLink`; 429
 */
export async function openLink(db: Kysely<Tables>, kind: SubmissionKind, request: FastifyRequest): Promise<OpenLink> {
  const guess = await beginGuess(db, request.ip);
  const link = await findLink(db, kind, codeOf(request)).catch(async (error: unknown) => {
    // A code that has been used is not a guess.
    if (error instanceof HttpProblem && error.data !== undefined) await guess.succeeded();
    throw error;
  });
  await guess.succeeded();
  return link;
}
