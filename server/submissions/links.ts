import { sql, type Insertable, type Kysely, type Transaction } from 'kysely';
import type { FastifyRequest } from 'fastify';
import { Concerned, lockRecords } from '../engine/related/locks';
import { HttpProblem } from '../http/problems';
import type { Tables } from '../tables';
import type { SubmissionsTable } from '../tables/submissions';
import type { SubmissionOutcome } from '../../domain/submissions/verification';
import { beginGuess } from '../accounts/loginThrottle';
import { hashOf, isCode, newCode } from '../accounts/code';
import type { OpenLink, SubmissionKind } from './kind';

const day = 24 * 3_600_000;

/** A new link of a kind: its code, which only the mail carries, and the row that is kept of it. */
export function newLink({ name: kind, days }: Pick<SubmissionKind, 'name' | 'days'>) {
  const { code, hash } = newCode();
  return { code, row: { kind, code_hash: hash, expires_at: new Date(Date.now() + days * day) } };
}

/** Out: the ids of the rows, in their order. */
export async function insertLinks(
  trx: Transaction<Tables>,
  rows: readonly Insertable<SubmissionsTable>[],
): Promise<number[]> {
  if (rows.length === 0) return [];
  return (await trx.insertInto('submissions').values(rows).returning('id').execute()).map(({ id }) => id);
}

/**
 * The link that a code opens. `how`: locked until the transaction ends, so that of two submissions one comes first.
 * Errors: 404 with one sentence for a link that is used, expired or was never given, so that nobody learns which.
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
        .select(['id', 'record_id as recordId', 'request', 'inbox_id as inboxId'])
        .where('kind', '=', name)
        .where('code_hash', '=', hashOf(code))
        .where('used_at', 'is', null)
        .where('expires_at', '>', new Date())
        .$if(how === 'locked', (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;
  if (!link) throw HttpProblem.notFound(failed);
  return link;
}

/**
 * Takes what is sent by a link, in one transaction. The link is used then, and so are the others about the same record.
 * Errors:
 * 404 as `findLink`; 422 as the kind says, and the link still holds.
 */
export async function takeSubmission(
  db: Kysely<Tables>,
  kind: SubmissionKind,
  code: string,
  body: unknown,
): Promise<SubmissionOutcome> {
  return db.transaction().execute(async (trx) => {
    const { recordId } = await findLink(trx, kind, code);
    // The record first, as in every write of it.
    if (kind.type && recordId !== null) await lockRecords(trx, new Concerned().add(kind.type, [recordId]));
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
 * The link of an address. Who tries codes has to wait after some: a code counts as a wrong guess until it has opened a
 * link. Errors: 404 as `findLink`; 429.
 */
export async function openLink(db: Kysely<Tables>, kind: SubmissionKind, request: FastifyRequest): Promise<OpenLink> {
  const guess = await beginGuess(db, request.ip);
  const link = await findLink(db, kind, codeOf(request));
  await guess.succeeded();
  return link;
}
