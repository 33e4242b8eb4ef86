import { sql, type Kysely } from 'kysely';
import { compare } from '../../../domain/review/compare';
import { valueAt, withValueAt } from '../../../domain/review/places';
import { maxCorrections, type Correction } from '../../../domain/submissions/submissionAnswers';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import type { FileStore } from '../../files/fileStore';
import { HttpProblem } from '../../http/problems';
import { changeItem } from '../../inbox/writeItems';
import { parse } from '../../http/parse';
import type { Tables } from '../../tables';
import type { SubmissionKind } from '../kind';
import { enforceDailyLimits } from '../limits';
import { findLink } from '../links';
import { attachDocuments, convertDocuments, type SubmittedFile } from './documents';
import { formOf, type StoredSubmission } from './storedSubmission';
import { documentsOf, lockWaiting } from './ownSubmission';
import { proposalOf } from './proposal';
import { checkRecord } from './receive';
import { typeOf } from './record';
import { submissionSchema } from '../../../domain/submissions/formSchema';

type Values = Record<string, unknown>;

/**
 * Replaces a submission with its corrected version in one transaction: both its item and the stored data; the
 * differences are kept. The link stays valid.
 * @throws 404 as in `findLink`; 409 if it has been decided; 422 with field errors in the visitor's language; 429
 */
export async function correctEntry(
  db: Kysely<Tables>,
  kind: SubmissionKind,
  code: string,
  body: unknown,
  store: FileStore,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const link = await findLink(trx, kind, code, 'locked');
    const item = await lockWaiting(trx, link);
    const before = link.request as StoredSubmission;
    const form = formOf(before);
    const { locale } = before;
    const values = parse(submissionSchema(form, locale, 'own'), body);
    // The submission belongs to the email address with which it was confirmed.
    values.contactInfo.email = before.said.contactInfo.email as string;
    await checkRecord(trx, form, locale, values);
    const entry = await trx
      .selectFrom('submissions')
      .select(['id', 'corrections'])
      .where('kind', '=', 'entry')
      .where('inbox_id', '=', item.id)
      .executeTakeFirstOrThrow();
    const known = new Map(documentsOf(item).map((file) => [file.id, file]));
    const gone = values.files.flatMap(({ id }, index) =>
      id !== undefined && !known.has(id)
        ? [{ field: `files.${index}`, message: submissionProblems[locale].fileGone }]
        : [],
    );
    if (gone.length > 0) throw HttpProblem.invalid(gone);
    await attachDocuments(trx, values.files, entry.id, form, locale);
    const { files, bytes } = await convertDocuments(trx, store, entry.id, (size) =>
      size > 0 ? enforceDailyLimits(trx, 'entry', entry.id, size) : Promise.resolve(),
    );
    const kept = values.files.flatMap(({ id }) => known.get(id as number) ?? []) satisfies SubmittedFile[];
    const submission: StoredSubmission = { ...before, said: values };
    const proposal = await proposalOf(trx, submission, [...kept, ...files]);
    const changed = changeOf(submission, item.normalized_data, proposal.normalizedData);
    if (!changed) return;
    await changeItem(trx, item, proposal);
    const corrections = [...(entry.corrections ?? []), changed].slice(-maxCorrections);
    await sql`
      update submissions set request = ${JSON.stringify(submission)}::jsonb, corrections = case when id = ${entry.id}
        then ${JSON.stringify(corrections)}::jsonb end,
        document_bytes = coalesce(document_bytes, 0) + case when id = ${entry.id} then ${bytes}::int else 0 end
      where inbox_id = ${item.id} and kind in ('entry', 'own_entry')`.execute(trx);
  });
}

/** The parts that differ, before and after; null if there are none. */
function changeOf(submission: StoredSubmission, before: Values, after: Values): Correction | null {
  const places = compare(typeOf(formOf(submission)), { ours: before, theirs: after })
    .filter(({ change }) => change !== 'same')
    .map(({ place }) => place);
  if (places.length === 0) return null;
  const partsOf = (record: Values) =>
    places.reduce((parts: Values, place) => withValueAt(parts, place, valueAt(record, place)), {});
  return { at: new Date().toISOString(), before: partsOf(before), after: partsOf(after) };
}
