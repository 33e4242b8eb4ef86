import { isPhone, noPhone } from '../../../domain/values/addresses';
import { translatedFields, type FieldError } from '../../../domain/contentType';
import { translationLocales } from '../../../domain/locales';
import { compare, type FieldDifference } from '../../../domain/review/compare';
import { isEqual } from '../../../domain/review/equal';
import { fieldOf, placesOf, withValueAt, type Side } from '../../../domain/review/places';
import { switzerland } from '../../../domain/rules';
import { persons } from '../../../domain/types/person';
import { ownFields, type Submission } from '../../../domain/submissions/verification';
import { inZurich } from '../../clock';

type Values = Record<string, any>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = Object.keys(translatedFields(persons.fields)).filter((name) =>
  (ownFields as readonly string[]).includes(name),
);
const pick = (from: unknown, names: readonly string[]): Values =>
  isObject(from)
    ? Object.fromEntries(names.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]]))
    : {};

/**
 * What the person would be, as they say: the keys that change, over what is stored. Nothing but what is theirs to say
 * gets through.
 */
export function asSubmitted(record: Values, submission: Submission): Values {
  const { changes, removeEmploymentIds } = submission;
  const own = pick(changes, ownFields);
  // A canton belongs to Switzerland.
  if (own.country !== undefined && own.state === undefined && own.country?.id !== switzerland) own.state = null;
  const translations = Object.fromEntries(
    translationLocales.map((locale) => {
      const said = isObject(changes.translations) ? changes.translations[locale] : undefined;
      return [locale, { ...record.translations?.[locale], ...pick(said, texts) }];
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
  return { ...own, translations, employments, ...commented(record, submission.comment.trim()) };
}

function withRole(item: Values, said: Values | undefined): Values {
  const translations = Object.fromEntries(
    translationLocales.map((locale) => {
      const own = isObject(said?.translations) ? said.translations[locale] : undefined;
      return [locale, { ...item.translations?.[locale], ...pick(own, ['role']) }];
    }),
  );
  return { ...item, ...pick(said, ['role']), translations };
}

/** What editors read beneath their own comment. */
function commented({ userComment }: Values, said: string): { userComment?: string } {
  const note = `Mitteilung vom ${inZurich().format('DD.MM.YYYY')}: ${said}`;
  return said === '' ? {} : { userComment: userComment ? `${userComment}\n\n${note}` : note };
}

/** A new employment is somewhere. */
export function missingOrganisations({ newEmployments }: Submission): FieldError[] {
  return newEmployments.flatMap(({ organisation }, index) =>
    organisation.trim() === ''
      ? [{ field: `newEmployments.${index}.organisation`, message: 'Das Feld «Organisation» darf nicht leer sein.' }]
      : [],
  );
}

/** A telephone number that the person has changed is one. What is stored may say more than a number. */
export function wrongPhone({ changes: { phone } }: Submission): FieldError[] {
  return typeof phone === 'string' && !isPhone(phone) ? [{ field: 'phone', message: noPhone }] : [];
}

/**
 * With the employments that the person proposes, as rows whose organisation has a name and no id, like what an import
 * did not know: the editor finds or makes it. No record can be saved like this.
 */
export function withProposed(values: Values, { newEmployments }: Submission): Values {
  if (newEmployments.length === 0) return values;
  const rows = newEmployments.map(({ organisation, role, translations: { fr, it } }) => ({
    id: null,
    company: { id: null, name: organisation.trim() },
    role: role.trim(),
    official: false,
    translations: { fr: saidIn(fr), it: saidIn(it) },
  }));
  return { ...values, employments: [...values.employments, ...rows] };
}

const saidIn = ({ role }: { role: string }) => (role.trim() === '' ? {} : { role: role.trim() });

const theirs: readonly string[] = [...ownFields, 'employments', 'userComment'];

/** Where what was sent differs from what is stored: real changes only. */
export function realChanges(current: Values, values: Values, fields = theirs): FieldDifference[] {
  const places = placesOf(persons).filter(({ field }) => fields.includes(field));
  return compare(persons, { ours: current, theirs: values }, places).filter(({ change }) => change !== 'same');
}

/** The proposal in the shape of a record, and what it was made against; both speak of what changes only. */
export function sidesOf(differences: readonly FieldDifference[]): { normalizedData: Side; base: Side } {
  const side = (of: (difference: FieldDifference) => unknown) =>
    differences.reduce<Side>((all, one) => withValueAt(all, one.place, of(one)), {});
  return {
    normalizedData: side(({ theirs }) => theirs),
    base: side(({ place, ours }) => ours ?? fieldOf(persons, place.field).empty),
  };
}

/** As existing clients read it; new employments are lines of the comment there. */
export function dataOf(
  differences: readonly FieldDifference[],
  current: Values,
  { comment, newEmployments, removeEmploymentIds, delete: deletes }: Submission,
) {
  const lines = newEmployments.map(
    ({ organisation, role }) => `Neue Anstellung: ${[role.trim(), organisation.trim()].filter(Boolean).join(', ')}`,
  );
  const told: Side = lines.length > 0 ? commented(current, [comment.trim(), ...lines].filter(Boolean).join('\n')) : {};
  const changes = differences.reduce<Side>((all, { place, theirs }) => {
    if (place.field === 'userComment' && told.userComment !== undefined) return all;
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
  }, told);
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
