import { demoContactCounts, generatePersons, type DemoPerson } from '../contacts';
import { createCompany } from '../contacts/companies';
import { companyId } from '../contacts/demoContact';
import type { DemoItem } from './demoItem';

type Values = Record<string, unknown>;
interface Proposal {
  /** The person's changes, by field. */
  changes: Values;
  /** The changes in French. */
  french?: Values;
  removed?: number[];
  deletes?: boolean;
}

/** A person with employments as they are stored: with ids and names of organisations. */
type Known = Omit<DemoPerson, 'employments'> & { employments: Values[] };

const companyNames = new Map(
  Array.from({ length: demoContactCounts.companies }, (_, index) => [
    companyId(index + 1),
    createCompany(index + 1).companyName,
  ]),
);

/** The demo's first people; employments are numbered in the order of storage. */
function knownPersons(): Known[] {
  let employment = 0;
  return Array.from(generatePersons({ to: 60, companies: demoContactCounts.companies }), (person) => ({
    ...person,
    employments: person.employments.map((item) => ({
      id: ++employment,
      ...item,
      company: { ...item.company, name: companyNames.get(item.company.id) },
    })),
  }));
}

const kinds: ((person: Known, number: number) => Proposal | undefined)[] = [
  ({ firstName, lastName }, number) => ({
    changes: {
      email: `${firstName}.${lastName}`.toLowerCase().replace(/[^a-z.]/g, '') + '@example.net',
      phone: `+41 79 000 ${10 + number} ${20 + number}`,
    },
  }),
  (_, number) => ({
    changes: { street: `Neugasse ${number}`, zipCode: '1700', city: 'Freiburg', country: { id: 1, name: 'Schweiz' } },
    french: { city: 'Fribourg' },
  }),
  ({ employments: [first, ...rest] }) =>
    first && {
      changes: {
        employments: [
          { ...first, role: 'Bereichsleitung', translations: { fr: { role: 'Responsable de secteur' }, it: {} } },
          ...rest,
        ],
      },
    },
  ({ employments: [first, ...rest] }) =>
    first && {
      changes: { employments: rest, userComment: 'Ich arbeite nicht mehr dort.' },
      removed: [first.id as number],
    },
  () => ({
    changes: {
      topics: [{ id: 22, name: 'Regionalentwicklung allgemein' }],
      linkedIn: 'https://www.linkedin.com/in/beispiel',
      description: '<p>Schwerpunkt: Regionalentwicklung.</p>',
    },
  }),
  () => ({ changes: {}, deletes: true }),
];

/**
 * The second proposals of two people: each contradicts the first one in one field, and agrees with it or adds to it in
 * others.
 */
const secondProposals: Record<number, (person: Known, number: number) => Proposal> = {
  3: ({ employments: [first, ...rest] }) => {
    const added = {
      id: null,
      company: { id: null, name: 'Energieforum Alpen' },
      role: 'Beirat',
      official: false,
      translations: { fr: { role: 'Conseil' }, it: {} },
    };
    return {
      changes: { employments: [{ ...first, role: 'Projektleitung' }, ...rest, added], phone: '+41 79 000 30 40' },
    };
  },
  10: () => ({
    changes: {
      topics: [{ id: 22, name: 'Regionalentwicklung allgemein' }],
      linkedIn: 'https://www.linkedin.com/in/anderes-beispiel',
      street: 'Seestrasse 12',
    },
  }),
};

function itemOf(
  person: Known,
  { changes, french, removed = [], deletes = false }: Proposal,
): Omit<DemoItem, 'hoursAgo'> {
  const sides = (record: Values, texts: Values | undefined) => ({
    ...Object.fromEntries(Object.keys(changes).map((name) => [name, record[name]])),
    ...(french && {
      translations: { fr: Object.fromEntries(Object.keys(french).map((name) => [name, texts?.[name] ?? ''])) },
    }),
  });
  const roles =
    Array.isArray(changes.employments) && removed.length === 0 ? changes.employments.slice(0, 1) : undefined;
  const { employments: _, ...otherChanges } = changes;
  return {
    type: 'contact_update',
    source: 'contact_verification',
    status: 'pending',
    title: `${person.firstName} ${person.lastName}`,
    internalId: person.id,
    foreignId: null,
    data: {
      changes: {
        ...otherChanges,
        ...(roles && { employments: roles }),
        ...(french && { translations: { fr: french } }),
      },
      removeEmploymentIds: removed.map(String),
      delete: deletes ? '1' : 0,
    },
    normalizedData: sides(changes, french),
    base: sides(person, person.translations.fr),
  };
}

/**
 * What 18 people submitted through their links, two of them twice: every kind of change, ended and new employments, and
 * deletion requests.
 */
export function personItems(): Omit<DemoItem, 'hoursAgo'>[] {
  const items: Omit<DemoItem, 'hoursAgo'>[] = [];
  for (const [index, person] of knownPersons().entries()) {
    for (const proposal of [
      kinds[items.length % kinds.length]?.(person, index),
      secondProposals[index]?.(person, index),
    ]) {
      if (proposal && items.length < 20) items.push(itemOf(person, proposal));
    }
  }
  return items;
}
