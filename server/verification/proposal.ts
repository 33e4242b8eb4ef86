import dayjs from 'dayjs';
import { translatedFields } from '../../domain/contentType';
import { translationLocales } from '../../domain/locales';
import { compare, type FieldDifference } from '../../domain/review/compare';
import { isEqual } from '../../domain/review/equal';
import { fieldOf, placesOf, withValueAt, type Side } from '../../domain/review/places';
import { switzerland } from '../../domain/rules';
import { persons } from '../../domain/types/person';
import { ownFields, type Submission } from '../../domain/verification';

type Values = Record<string, any>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = Object.keys(translatedFields(persons.fields)).filter((name) => (ownFields as readonly string[]).includes(name));
const pick = (from: unknown, names: readonly string[]): Values =>
  isObject(from) ? Object.fromEntries(names.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]])) : {};

/** What the person would be, as they say: the keys that change, over what is stored. Nothing but what is theirs to say gets through. */
export function asSubmitted(record: Values, submission: Submission): Values {
  const { changes, removeEmploymentIds } = submission;
  const own = pick(changes, ownFields);
  // Document 2, section 4: a canton belongs to Switzerland.
  if (own.country !== undefined && own.state === undefined && own.country?.id !== switzerland) own.state = null;
  const translations = Object.fromEntries(translationLocales.map((locale) => {
    const said = isObject(changes.translations) ? changes.translations[locale] : undefined;
    return [locale, { ...record.translations?.[locale], ...pick(said, texts) }];
  }));
  const roles = Array.isArray(changes.employments) ? changes.employments.filter(isObject) : [];
  const employments = (record.employments as Values[]).filter(({ id }) => !removeEmploymentIds.includes(id)).map((item) => withRole(item, roles.find(({ id }) => id === item.id)));
  const notes = notesOf(submission);
  return { ...own, translations, employments, ...(notes && { userComment: [record.userComment, notes].filter(Boolean).join('\n\n') }) };
}

function withRole(item: Values, said: Values | undefined): Values {
  const translations = Object.fromEntries(translationLocales.map((locale) => {
    const own = isObject(said?.translations) ? said.translations[locale] : undefined;
    return [locale, { ...item.translations?.[locale], ...pick(own, ['role']) }];
  }));
  return { ...item, ...pick(said, ['role']), translations };
}

/** What editors read beneath their own comment: an organisation in words is theirs to find (document 3, section 14.10). */
function notesOf({ comment, newEmployments }: Submission): string {
  const lines = newEmployments.filter(({ organisation, role }) => organisation.trim() || role.trim())
    .map(({ organisation, role }) => `Neue Anstellung: ${[role.trim(), organisation.trim()].filter(Boolean).join(', ')}`);
  if (comment.trim()) lines.unshift(comment.trim());
  return lines.length > 0 ? `Mitteilung vom ${dayjs().format('DD.MM.YYYY')}: ${lines.join('\n')}` : '';
}

const theirs: readonly string[] = [...ownFields, 'employments', 'userComment'];

/** Where what was sent differs from what is stored: real changes only. */
export function realChanges(current: Values, values: Values, fields = theirs): FieldDifference[] {
  const places = placesOf(persons).filter(({ field }) => fields.includes(field));
  return compare(persons, { ours: current, theirs: values }, places).filter(({ change }) => change !== 'same');
}

/** The proposal in the shape of a record, and what it was made against; both speak of what changes only. */
export function sidesOf(differences: readonly FieldDifference[]): { normalizedData: Side; base: Side } {
  const side = (of: (difference: FieldDifference) => unknown) => differences.reduce<Side>((all, one) => withValueAt(all, one.place, of(one)), {});
  return { normalizedData: side(({ theirs }) => theirs), base: side(({ place, ours }) => ours ?? fieldOf(persons, place.field).empty) };
}

/** As existing clients read it: document 3, section 6.4. */
export function dataOf(differences: readonly FieldDifference[], current: Values, { removeEmploymentIds, delete: deletes }: Submission) {
  const changes = differences.reduce<Side>((all, { place, theirs }) => {
    if (place.field !== 'employments') return withValueAt(all, place, idsOnly(theirs));
    const changed = (theirs as Values[]).filter((item) => !isSameRole(item, (current.employments as Values[]).find(({ id }) => id === item.id)));
    return changed.length > 0 ? { ...all, employments: changed.map(({ id, role, translations }) => ({ id, role, translations })) } : all;
  }, {});
  const removed = (current.employments as Values[]).filter(({ id }) => removeEmploymentIds.includes(id)).map(({ id }) => String(id));
  return { changes, removeEmploymentIds: removed, delete: deletes ? '1' : 0 };
}

const isSameRole = (one: Values, other: Values | undefined) => other !== undefined && isEqual(fieldOf(persons, 'employments'), [one], [other]);

function idsOnly(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(idsOnly);
  return isObject(value) && 'id' in value ? { id: value.id } : value;
}
