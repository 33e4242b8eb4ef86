import type { Transaction } from 'kysely';
import type { ContentType, FieldError } from '../../../domain/contentType';
import { readInput } from '../../../domain/validate';
import { HttpProblem } from '../../http/problems';
import type { Tables } from '../../tables';
import { findForeignAssociations, keepLinks } from '../related/associations';
import { findUnknownNested } from '../read/nestedRecords';
import { hasRelatedFields } from '../related/relatedFields';
import { resolveRecords } from '../related/resolveRecords';
import { hooksOf } from './hooks';
import { resolveRelations, resolveUploads } from './relations';
import { prepareTexts, sanitizeRecord, tooLongTexts } from './sanitize';

type Values = Record<string, any>;

/**
 * Validates and sanitizes client input and resolves its relations and files.
 * @param id the record that the input changes; null for a new one
 * @param before null for a new record
 * @param owner the record whose association rows the input may contain; differs from `id` for a restored record
 */
export async function checkInput(
  trx: Transaction<Tables>,
  type: ContentType,
  input: unknown,
  id: number | null,
  before: Values | null,
  owner = id,
): Promise<Values> {
  const read = readInput(type, input, before);
  const { value, errors } = await applyCompleteHooks(type, read.value, read.errors, before);
  await prepareTexts(type, value, before);
  const sanitized = sanitizeRecord(type, value as Values & { translations: Record<string, Values> });
  errors.push(...tooLongTexts(type, sanitized));
  const named = await resolveRelations(trx, type, sanitized, before);
  const { record, errors: unknownFiles } = await resolveUploads(trx, type, { ...named.record });
  const problems: FieldError[] = [...errors, ...named.errors, ...unknownFiles];
  // Malformed input cannot be looked up.
  if (hasRelatedFields(type) && errors.length === 0) {
    problems.push(
      ...(await resolveRecords(trx, type, record, id)),
      ...(await findUnknownNested(trx, type, record)),
      ...(await findForeignAssociations(trx, type, record, owner)),
    );
  }
  if (problems.length > 0) throw HttpProblem.invalid(placeErrors(type, problems, input, before));
  keepLinks(type, record, before);
  return record;
}

/** Assigns each error to its place in the client's input. */
const placeErrors = ({ placeOf }: ContentType, problems: FieldError[], input: unknown, before: Values | null) =>
  placeOf && typeof input === 'object' && input !== null
    ? problems.map(({ field, message }) => ({ field: placeOf(field, input, before), message }))
    : problems;

/** Applies the `complete` hooks of the type. */
async function applyCompleteHooks(
  type: ContentType,
  value: Values,
  errors: FieldError[],
  before: Values | null,
): Promise<{ value: Values; errors: FieldError[] }> {
  let [values, problems] = [value, errors];
  for (const { complete } of hooksOf(type)) {
    const made = await complete?.(values, before);
    if (made) [values, problems] = [made.values, [...problems, ...made.errors]];
  }
  return { value: values, errors: problems };
}
