import { sql, type Kysely } from 'kysely';
import { nameOf } from '../../../domain/contentType';
import { persons } from '../../../domain/types/person';
import type { Submission, SubmissionOutcome } from '../../../domain/verification';
import { addItem } from '../../inbox/writeItems';
import { HttpProblem } from '../../http/problems';
import { Concerned, lockRecords } from '../../engine/related/locks';
import { proposeRecord } from '../../engine/write/repository';
import type { Tables } from '../../tables';
import { findLink } from './links';
import { asSubmitted, dataOf, missingOrganisations, realChanges, sidesOf, withProposed, wrongPhone } from './proposal';

/**
 * Takes what a person sends by their link, in one transaction: it becomes one item of the inbox, with real changes only;
 * without any, and no wish to be deleted, the data counts as confirmed. The link is used then, and so are the person's
 * others. The contact itself stays as it is. Errors: 404 as `findLink`; 422 with every problem, and the link still holds.
 */
export async function submit(db: Kysely<Tables>, code: string, submission: Submission): Promise<SubmissionOutcome> {
  return db.transaction().execute(async (trx) => {
    // The order in which saves and deletions hold things, so that nobody waits for ever.
    const { contact } = await findLink(trx, code);
    await lockRecords(trx, new Concerned().add(persons, [contact]));
    const link = await findLink(trx, code, true);
    const missing = [...missingOrganisations(submission), ...wrongPhone(submission)];
    const { values, current } = await proposeRecord(trx, persons, link.contact, (record: Record<string, any>) => asSubmitted(record, submission), undefined)
      .catch((error: unknown) => { throw error instanceof HttpProblem && error.errors ? HttpProblem.invalid([...error.errors, ...missing]) : error; });
    if (missing.length > 0) throw HttpProblem.invalid(missing);
    const before = current as Record<string, any>;
    const differences = realChanges(before, withProposed(values, submission));
    const outcome = differences.length > 0 || submission.delete ? 'proposed' : 'confirmed';
    const item = outcome === 'confirmed' ? null : await addItem(trx, {
      type: 'contact_update', source: 'contact_verification', status: 'pending', title: nameOf(persons, before), internalId: link.contact,
      data: dataOf(differences, before, submission), ...sidesOf(differences),
    });
    await sql`
      update verification_links set used_at = now(), outcome = case when id = ${link.id} then ${outcome} else 'superseded' end,
        inbox_id = case when id = ${link.id} then ${item?.id ?? null}::int end
      where contact_id = ${link.contact} and used_at is null`.execute(trx);
    return outcome;
  });
}
