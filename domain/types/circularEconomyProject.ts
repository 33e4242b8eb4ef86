import { links, videos } from '../commonFields';
import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { choice, date, files, images, references, richText, text } from '../fields';
import { dateOrder, requiredInOneLanguage } from '../rules';

const context = 'circularEconomyProject';

const circularTypes = [
  { id: 'project', label: 'Projekt' },
  { id: 'exemplary', label: 'Exemplarisch' },
] as const;

/** The contexts of the tags that classify exemplary projects; each has its own input. */
export const tagContexts = [
  { id: `${context}:hierarchy`, label: 'Handlungsebene' },
  { id: `${context}:topic`, label: 'Thematischer Bereich/Branche' },
  { id: `${context}:action`, label: 'Handlungsfelder' },
  { id: `${context}:policy`, label: 'Betroffene Politiken' },
  { id: `${context}:actor`, label: 'Einzubindende Akteure' },
] as const;

/** The fields that classify the projects of each type; fields of the other type are excluded. */
export const classifiedBy = {
  project: ['topics', 'businessSectors', 'geographicRegions', 'instruments'],
  exemplary: ['tags'],
} as const;

/** The fields that do not apply to a type. */
export const fieldsNotOf = (type: unknown): readonly string[] =>
  classifiedBy[type === 'exemplary' ? 'project' : 'exemplary'];

/** Projects of the circular economy, including exemplary ones. */
export const circularEconomyProjects = defineContentType({
  ...contents['circular-economy-projects'],
  titleField: 'title',
  fields: {
    title: text({ label: 'Bezeichnung', translated: true, searched: true, summary: true }),
    type: choice({ label: 'Typ', choices: circularTypes, summary: true }),
    description: richText({ label: 'Text', translated: true, searched: true }),
    topics: references('topics', { label: 'Kategorie', context, summary: true }),
    businessSectors: references('businessSectors', { label: 'Sektor/Branche', context, summary: true }),
    geographicRegions: references('geographicRegions', { label: 'Geographische Region', context, summary: true }),
    instruments: references('instruments', { label: 'Finanzierung', context, summary: true }),
    tags: references('tags', { label: 'Tags', context: tagContexts.map(({ id }) => id), summary: true }),
    links,
    videos,
    images: images({ label: 'Bilder' }),
    files: files({ label: 'Dokumente' }),
    keywords: text({ label: 'Stichworte' }),
    countries: references('countries', { label: 'Länder', context }),
    states: references('states', { label: 'Kantone', context }),
    startDate: date({ label: 'Startdatum' }),
    endDate: date({ label: 'Enddatum' }),
  },
  rules: [requiredInOneLanguage('title', 'Geben Sie bitte eine Bezeichnung an.'), dateOrder('startDate', 'endDate')],
  settle: (values) => ({ ...values, ...Object.fromEntries(fieldsNotOf(values.type).map((name) => [name, []])) }),
  filters: {
    type: { kind: 'choice', field: 'type', choices: circularTypes, label: 'Typ' },
    topic: 'topics',
    businessSector: 'businessSectors',
    instrument: { field: 'instruments', match: 'any' },
    geographicRegion: 'geographicRegions',
    tag: 'tags',
    state: { field: 'states', label: 'Kanton', hidden: true },
    startDate: { kind: 'year', field: 'startDate', label: 'Startjahr', hidden: true },
    endDate: { kind: 'year', field: 'endDate', label: 'Endjahr', hidden: true },
    status: { kind: 'visibility', label: 'Status', hidden: true },
  },
  hasExcludingFilters: true,
  orderBy: ['startDate', 'endDate'],
  defaultOrder: { field: 'id', direction: 'DESC' },
  shuffledWithin: 'startDate',
  publicFields: [
    'title',
    'type',
    'keywords',
    'description',
    'topics',
    'businessSectors',
    'geographicRegions',
    'instruments',
    'tags',
    'links',
    'videos',
    'images',
    'files',
    'countries',
    'states',
    'startDate',
    'endDate',
  ],
});
