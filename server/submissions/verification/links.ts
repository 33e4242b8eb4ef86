import type { Kysely } from 'kysely';
import { failedLink } from '../../../domain/verification';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { hashOf, isCode } from './code';

export interface OpenLink {
  id: number;
  contact: number;
}

/**
 * The link that a code opens. `held`: until the transaction ends, so that of two submissions one comes first.
 * Errors: 404 with one sentence for a link that is used, expired or was never given (decision 19).
 */
export async function findLink(db: Kysely<Tables>, code: string, held = false): Promise<OpenLink> {
  const failed = () => HttpProblem.notFound(failedLink);
  if (!isCode(code)) throw failed();
  const row = await db
    .selectFrom('verification_links')
    .select(['id', 'contact_id as contact'])
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .$if(held, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw failed();
  return row;
}
