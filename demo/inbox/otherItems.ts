import { shiftToToday } from '../generating/shiftToToday';
import type { DemoItem } from './demoItem';
import { personItems } from './personItems';

type Part = Pick<DemoItem, 'type' | 'title' | 'data'> & Partial<DemoItem>;

const links = (label: string) => [{ label, value: 'https://www.example.org' }];
/** Visitors write in one language, so there are no translations, but the lists exist. */
const untranslated = { fr: { links: [] }, it: { links: [] } };

const job = (name: string, employer: string, location: string, applicationDeadline: string): Part => {
  const value = shiftToToday('jobs', {
    name,
    description: `<p>${employer} sucht per sofort oder nach Vereinbarung Verstärkung.</p>`,
    employer,
    locations: [{ id: 1 }],
    location,
    contact: 'Personaldienst\npersonal@example.org',
    applicationDeadline,
    stints: [{ id: 1 }],
    links: links('Inserat'),
    files: [],
    translations: untranslated,
  });
  return { type: 'job', title: name, data: { job: value }, normalizedData: value };
};

const event = (title: string, startDate: string, endDate: string, location: string): Part => {
  const value = shiftToToday('events', {
    title,
    type: 'external',
    color: null,
    location,
    organizer: 'Regionalmanagement',
    description: `${title}: Austausch und Vernetzung.`,
    registration: 'anmeldung@example.org',
    startDate,
    endDate,
    contact: 'Regionalmanagement\ninfo@example.org',
    topics: [{ id: 3 }],
    languages: [{ id: 1 }],
    locations: [{ id: 1 }],
    links: links('Programm'),
    files: [],
    translations: untranslated,
  });
  return {
    type: 'event',
    title,
    data: { event: { ...value, topics: [3], languages: [1], locations: [1] } },
    normalizedData: value,
  };
};

const publication = (title: string, day: string): Part => {
  // A single date, so that start and end are equal.
  const date = `${day}T00:00:00+01:00`;
  const value = {
    isPublic: false,
    title,
    description: `${title}: die wichtigsten Ergebnisse.`,
    keywords: 'Regionalentwicklung, Berggebiet',
    type: 'publication',
    url: 'https://www.example.org',
    licenseType: 'CC BY',
    licenseName: null,
    licenseUrl: null,
    licenseAttribution: null,
    rightsHolder: 'Hochschule',
    authors: [{ name: 'R. Beispiel' }],
    organizations: [],
    files: [],
    translations: { fr: {}, it: {}, en: {} },
    topics: [{ id: 29 }],
    geographicRegions: [{ id: 12 }],
    languages: [{ id: 1 }],
    startDate: date,
    endDate: date,
    email: 'forschung@example.org',
  };
  return { type: 'publication', title, data: { publication: value }, normalizedData: value };
};

const unknown = (type: DemoItem['type'], title: string, foreignId: string): Part => ({
  type,
  source: 'chmos',
  title,
  foreignId,
  data: { name: title, foreignId },
  normalizedData: { name: title, foreignId },
});

/** Dates of jobs and events are always in the future. */
const parts = (): Part[] => [
  job('Projektleitung Regionalentwicklung (80–100 %)', 'Region Oberland', 'Thun', '2027-01-31T23:59:00+01:00'),
  job('Wissenschaftliche Mitarbeit Standortförderung', 'Kanton Glarus', 'Glarus', '2027-02-15T12:00:00+01:00'),
  job('Praktikum Tourismusentwicklung', 'Verein Alpental', 'Andermatt', '2026-12-20T23:59:00+01:00'),
  job('Geschäftsführung Naturpark', 'Naturpark Jura', 'Saignelégier', '2027-03-01T17:00:00+01:00'),
  event('Forum Berggebiete', '2027-03-18T09:00:00+01:00', '2027-03-18T17:30:00+01:00', 'Chur'),
  event('Werkstatt Kreislaufwirtschaft', '2027-02-04T13:30:00+01:00', '2027-02-04T17:00:00+01:00', 'Bern'),
  event('Journée des régions', '2027-04-22T10:00:00+02:00', '2027-04-23T16:00:00+02:00', 'Delémont'),
  event('Netzwerktreffen Coworking', '2026-12-10T17:00:00+01:00', '2026-12-10T19:00:00+01:00', 'Altdorf'),
  ...personItems(),
  publication('Wirkungen der Neuen Regionalpolitik', '2025-11-20'),
  publication('Innovation in peripheren Räumen', '2024-02-01'),
  publication('Mobilität im ländlichen Raum', '2026-01-15'),
  publication('Wohnen in Bergdörfern', '2023-12-05'),
  unknown('topic', 'Wasserstoff', '901'),
  unknown('topic', 'Holzbau', '902'),
  unknown('topic', 'Nachtzüge', '903'),
  unknown('topic', 'Landwirtschaft', '904'),
  unknown('state', 'Kanton Bern', 'Kanton Bern'),
  unknown('state', 'Fürstentum Liechtenstein', 'Fürstentum Liechtenstein'),
  unknown('program', 'NRP 2024+', 'NRP 2024+'),
  unknown('program', 'Interreg VII', 'Interreg VII'),
  unknown('program', 'Programm Wohnraum', 'Programm Wohnraum'),
  unknown('businessSector', 'Uhrenindustrie', '41'),
  unknown('businessSector', 'Life Sciences', '42'),
  unknown('instrument', 'Anschubfinanzierung', '77'),
  unknown('instrument', 'Zinsloses Darlehen', '78'),
  unknown('instrument', 'Risikokapital', '79'),
  unknown('instrument', 'Sachleistung', '80'),
];

/** Items from visitors and an import, for types other than projects. */
export function otherItems(): DemoItem[] {
  return parts().map((part, index) => ({
    source: 'embed',
    status: 'new',
    internalId: null,
    foreignId: null,
    base: null,
    normalizedData: {},
    hoursAgo: 3 + index * 4,
    ...part,
  }));
}
