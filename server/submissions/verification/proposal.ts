import { isPhone, invalidPhone } from '../../../domain/values/addresses';
import { translatedFields, type FieldError } from '../../../domain/contentType';
import { translationLocales } from '../../../domain/locales';
import { compare, type FieldDifference } from '../../../domain/review/compare';
import { isEqual } from '../../../domain/review/equal';
import { fieldOf, placesOf, withValueAt, type Side } from '../../../domain/review/places';
import { switzerland } from '../../../domain/rules';
import { persons } from '../../../domain/types/person';
import { ownFields } from '../../../domain/submissions/forms/person';
import type { Submission } from '../../../domain/submissions/verification';
import { inZurich } from '../../clock';
import { isObject } from '../../../domain/values/isObject';

type Values = Record<string, any>;

const texts = Object.keys(translatedFields(persons.fields)).filter((name) => ownFields.includes(name));
const pick = (from: unknown, names: readonly string[]): Values =>
  isObject(from)
    ? Object.fromEntries(names.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]]))
    : {};

/**
 * The person as submitted: the stored record with the changes applied, limited to the fields that people may change.
 * @param sentAt dates the person's message; now by default
 */
export function applySubmission(record: Values, submission: Submission, sentAt?: Date): Values {
  const { changes, removeEmploymentIds } = submission;
  const own = pick(changes, ownFields);
  // A canton requires Switzerland.
  if (own.country !== undefined && own.state === undefined && own.country?.id !== switzerland) own.state = null;
  const translations = Object.fromEntries(
    translationLocales.map((locale) => {
      const changed = isObject(changes.translations) ? changes.translations[locale] : undefined;
      return [locale, { ...record.translations?.[locale], ...pick(changed, texts) }];
    }),
  );
  const roles = Array.isArray(changes.employments) ? changes.employments.filter(isObject) : [];
  const employments = (record.employments as Values[])
    .filter(({ id }) => !removeEmploymentIds.includes(id))
    .map((item) =>
      withRole(
        item,
        roles.find(({ id }) => id === item.id),
      ),
    );
  return { ...own, translations, employments, ...withComment(record, submission.comment.trim(), sentAt) };
}

function withRole(item: Values, changed: Values | undefined): Values {
  const translations = Object.fromEntries(
    translationLocales.map((locale) => {
      const own = isObject(changed?.translations) ? changed.translations[locale] : undefined;
      return [locale, { ...item.translations?.[locale], ...pick(own, ['role']) }];
    }),
  );
  return { ...item, ...pick(changed, ['role']), translations };
}

/** Appends the message to the editors' own comment. */
function withComment({ userComment }: Values, message: string, sentAt?: Date): { userComment?: string } {
  const note = `Mitteilung vom ${inZurich(sentAt).format('DD.MM.YYYY')}: ${message}`;
  return message === '' ? {} : { userComment: userComment ? `${userComment}\n\n${note}` : note };
}

/** Errors for new employments without an organisation, which is required. */
export function findMissingOrganisations({ newEmployments }: Submission): FieldError[] {
  return newEmployments.flatMap(({ organisation }, index) =>
    organisation.trim() === ''
      ? [{ field: `newEmployments.${index}.organisation`, message: 'Das Feld «Organisation» darf nicht leer sein.' }]
      : [],
  );
}

/** A changed telephone number must be valid; stored ones may contain other text. */
export function findInvalidPhone({ changes: { phone } }: Submission): FieldError[] {
  return typeof phone === 'string' && !isPhone(phone) ? [{ field: 'phone', message: invalidPhone }] : [];
}

/**
 * Adds proposed employments as rows whose organisation has a name but no id. The editor selects or creates it; until
 * then the record cannot be saved.
 */
export function withNewEmployments(values: Values, { newEmployments }: Submission): Values {
  if (newEmployments.length === 0) return values;
  const rows = newEmployments.map(({ organisation, role, translations: { fr, it } }) => ({
    id: null,
    company: { id: null, name: organisation.trim() },
    role: role.trim(),
    official: false,
    translations: { fr: roleOf(fr), it: roleOf(it) },
  }));
  return { ...values, employments: [...values.employments, ...rows] };
}

const roleOf = ({ role }: { role: string }) => (role.trim() === '' ? {} : { role: role.trim() });

const theirs: readonly string[] = [...ownFields, 'employments', 'userComment'];

/** The differences between the submission and the record. */
export function findChanges(current: Values, values: Values, fields = theirs): FieldDifference[] {
  const places = placesOf(persons).filter(({ field }) => fields.includes(field));
  return compare(persons, { ours: current, theirs: values }, places).filter(({ change }) => change !== 'same');
}

/** The proposal in the shape of a record, and the state it is based on, both limited to changed values. */
export function sidesOf(differences: readonly FieldDifference[]): { normalizedData: Side; base: Side } {
  const side = (of: (difference: FieldDifference) => unknown) =>
    differences.reduce<Side>((all, one) => withValueAt(all, one.place, of(one)), {});
  return {
    normalizedData: side(({ theirs }) => theirs),
    base: side(({ place, ours }) => ours ?? fieldOf(persons, place.field).empty),
  };
}

/** The proposal as existing clients read it: new employments are lines in the comment. */
export function dataOf(
  differences: readonly FieldDifference[],
  current: Values,
  { comment, newEmployments, removeEmploymentIds, delete: deletes }: Submission,
) {
  const lines = newEmployments.map(
    ({ organisation, role }) => `Neue Anstellung: ${[role.trim(), organisation.trim()].filter(Boolean).join(', ')}`,
  );
  const noted: Side =
    lines.length > 0 ? withComment(current, [comment.trim(), ...lines].filter(Boolean).join('\n')) : {};
  const changes = differences.reduce<Side>((all, { place, theirs }) => {
    if (place.field === 'userComment' && noted.userComment !== undefined) return all;
    if (place.field !== 'employments') return withValueAt(all, place, idsOnly(theirs));
    const changed = (theirs as Values[]).filter(
      (item) =>
        item.id !== null &&
        !isSameRole(
          item,
          (current.employments as Values[]).find(({ id }) => id === item.id),
        ),
    );
    return changed.length > 0
      ? { ...all, employments: changed.map(({ id, role, translations }) => ({ id, role, translations })) }
      : all;
  }, noted);
  const removed = (current.employments as Values[])
    .filter(({ id }) => removeEmploymentIds.includes(id))
    .map(({ id }) => String(id));
  return { changes, removeEmploymentIds: removed, delete: deletes ? '1' : 0 };
}

const isSameRole = (one: Values, other: Values | undefined) =>
  other !== undefined && isEqual(fieldOf(persons, 'employments'), [one], [other]);

function idsOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOnly);
  return isObject(value) && 'id' in value ? { id: value.id } : value;
}
