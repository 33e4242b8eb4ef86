import type { Transaction } from 'kysely';
import { proposeRecord } from '../../engine/write/repository';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { formOf, type StoredSubmission } from './storedSubmission';
import { recordOf, titleOf, typeOf } from './record';

type Values = Record<string, any>;

/**
 * The inbox item for a submission.
 * @param files its documents
 */
export async function proposalOf(
  trx: Transaction<Tables>,
  submission: StoredSubmission,
  files: readonly object[],
): Promise<{ title: string; data: unknown; normalizedData: Values }> {
  const form = formOf(submission);
  const record = await complete(trx, submission, recordOf(form, submission.locale, submission.said, files));
  return {
    title: titleOf(form, submission.said),
    data: { [form.item]: form.bareIds ? withBareIds(record) : record },
    normalizedData: record,
  };
}

/**
 * The record as it would be stored, with the names of references. If it is no longer valid, because reference lists
 * have changed, it is returned unchanged, so that editors see the problem.
 */
async function complete(trx: Transaction<Tables>, submission: StoredSubmission, record: Values): Promise<Values> {
  const stored: Values = await proposeRecord(trx, typeOf(formOf(submission)), null, record, undefined).then(
    ({ values }) => values,
    (error: unknown) => {
      if (error instanceof HttpProblem) return record;
      throw error;
    },
  );
  const { translations, ...base } = record;
  const inLocale = Object.fromEntries(
    Object.entries(translations as Record<string, Values>).map(([locale, texts]) => [
      locale,
      pick(stored.translations[locale] ?? {}, texts),
    ]),
  );
  return { ...pick(stored, base), translations: inLocale };
}

const pick = (from: Values, like: Values): Values =>
  Object.fromEntries(Object.keys(like).map((name) => [name, from[name]]));

const withBareIds = (record: Values): Values =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      ['topics', 'languages', 'locations'].includes(name) ? (value as { id: number }[]).map(({ id }) => id) : value,
    ]),
  );
