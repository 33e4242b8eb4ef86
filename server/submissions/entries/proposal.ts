import type { Transaction } from 'kysely';
import { proposeRecord } from '../../engine/write/repository';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { formOf, type Handed } from './handedIn';
import { recordOf, titleOf, typeOf } from './record';

type Values = Record<string, any>;

/**
 * The inbox item for a submission.
 * @param files its documents
 */
export async function proposalOf(
  trx: Transaction<Tables>,
  handed: Handed,
  files: readonly object[],
): Promise<{ title: string; data: unknown; normalizedData: Values }> {
  const form = formOf(handed);
  const record = await complete(trx, handed, recordOf(form, handed.locale, handed.said, files));
  return {
    title: titleOf(form, handed.said),
    data: { [form.item]: form.bareIds ? withBareIds(record) : record },
    normalizedData: record,
  };
}

/**
 * The record as it would be stored, with the names of references; unchanged if the reference lists have changed since,
 * so that editors see what is missing.
 */
async function complete(trx: Transaction<Tables>, handed: Handed, record: Values): Promise<Values> {
  const stored: Values = await proposeRecord(trx, typeOf(formOf(handed)), null, record, undefined).then(
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
