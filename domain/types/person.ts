import { contents } from '../contents';
import { defineContentType, type RecordOf, type FieldError } from '../contentType';
import { choice, references, text } from '../fields';
import { defaultLimit } from '../http';
import { atMostOne, cantonOnlyInSwitzerland, oneOfficialMessage } from '../rules';
import {
  commonFields,
  commonFilters,
  commonPublicFields,
  contactTable,
  employmentsOfPerson,
  personType,
  placeOf,
  userComment,
} from './contact';

/** Public forms send `diverse` for `other`. */
const genders = [
  { id: 'male', label: 'Herr' },
  { id: 'female', label: 'Frau' },
  { id: 'other', label: 'Keine Angabe' },
] as const;

const nameOf = ({ firstName, lastName }: Record<string, string>) => [firstName, lastName].filter(Boolean).join(' ');

/** People: contacts with employments. */
export const persons = defineContentType({
  ...contents['contacts/person'],
  shares: { table: contactTable, type: personType },
  titleField: 'lastName',
  nameOf,
  detailOf: (record) => [record.email, placeOf(record as Record<string, string>)].filter(Boolean).join(' · '),
  derived: { type: () => personType, name: (record) => nameOf(record) },
  derivedFromRelated: { officialEmployment },
  interpret: readOfficialEmployment,
  fields: {
    gender: choice({
      label: 'Anrede',
      choices: genders,
      empty: 'other',
      synonyms: { '': 'other', diverse: 'other' },
      summary: true,
    }),
    academicTitle: text({ label: 'Titel', max: 128, searched: true, summary: true }),
    firstName: text({
      label: 'Vorname',
      max: 128,
      searched: true,
      summary: true,
      required: 'Das Feld «Vorname» darf nicht leer sein.',
    }),
    lastName: text({
      label: 'Nachname',
      max: 128,
      searched: true,
      summary: true,
      required: 'Das Feld «Nachname» darf nicht leer sein.',
    }),
    ...commonFields,
    userComment,
    topics: references('topics', { label: 'Themen', context: 'contact', searched: true, summary: true }),
    employments: employmentsOfPerson,
  },
  rules: [atMostOne('employments', 'official', oneOfficialMessage), cantonOnlyInSwitzerland('country', 'state')],
  filters: {
    ...commonFilters,
    topic: { field: 'topics', label: 'Thema' },
  },
  orderBy: ['email', 'phone'],
  defaultOrder: { field: 'id', direction: 'ASC' },
  limit: defaultLimit,
  publicFields: ['gender', 'academicTitle', 'firstName', 'lastName', ...commonPublicFields, 'topics'],
});

export type Person = RecordOf<typeof persons> & { type: 'person'; name: string };

type Values = Record<string, any>;

/** The employment that provides a person's main address, in the notation of existing clients. */
function officialEmployment({ employments }: Values): { id: number } | null {
  const official = ((employments ?? []) as Values[]).find((item) => item.official);
  return official ? { id: official.id } : null;
}

/**
 * Reads `officialEmployment`, which clients may send instead of the `official` flags of employments; matched by id,
 * otherwise by organisation. If a client sends both, the changed one counts, flags first. If it sends neither, nothing
 * changes.
 */
export function readOfficialEmployment(input: Values, before: Values | null): { input: Values; errors: FieldError[] } {
  const { employments, officialEmployment: given } = input;
  if (!Array.isArray(employments) || employments.some((item) => typeof item !== 'object' || item === null))
    return { input, errors: [] };
  const former = before ? officialEmployment(before) : null;
  const sendsFlags = employments.some((item: Values) => Object.hasOwn(item, 'official'));
  // Without an id it refers to an organisation, and always counts as a change.
  const isChanged =
    given !== undefined && (given === null ? former !== null : (given.id ?? null) === null || given.id !== former?.id);
  const switched = employments.filter((item: Values) => item.official === true);
  const isSwitched = switched.length !== (former ? 1 : 0) || switched.some((item: Values) => item.id !== former?.id);
  if (sendsFlags && (isSwitched || !isChanged)) return { input, errors: [] };
  const wanted = given === undefined ? former : given;
  const place = wanted ? indexOfEmployment(wanted, employments, (before?.employments ?? []) as Values[]) : -1;
  if (place === undefined)
    return {
      input,
      errors: [{ field: 'officialEmployment', message: 'Diese Anstellung gehört nicht zu dieser Person.' }],
    };
  return {
    input: {
      ...input,
      employments: employments.map((item: Values, index: number) => ({ ...item, official: index === place })),
    },
    errors: [],
  };
}

/** The index in the list; -1 if it was removed, undefined if it never belonged to the person. */
function indexOfEmployment(
  wanted: Values,
  employments: readonly Values[],
  former: readonly Values[],
): number | undefined {
  const byId = employments.findIndex((item) => item.id != null && item.id === wanted.id);
  if (byId >= 0) return byId;
  const known = former.find(({ id }) => id === wanted.id);
  const company = wanted.company?.id ?? known?.company?.id;
  const byCompany = employments.findIndex((item) => company !== undefined && item.company?.id === company);
  return byCompany >= 0 ? byCompany : known ? -1 : undefined;
}
