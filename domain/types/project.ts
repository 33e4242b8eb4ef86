import { contacts } from '../commonFields';
import { contents } from '../contents';
import { defineContentType, type InputOf, type RecordOf } from '../contentType';
import { choice, date, decimal, files, images, list, references, richText, text, url } from '../fields';
import { defaultLimit } from '../http';
import { dateOrder } from '../rules';

/** The four cost lines of the form. */
export const financingKinds = [
  { id: 'costsFederation', label: 'Förderung Bund' },
  { id: 'costsCanton', label: 'Förderung Kanton(e)' },
  { id: 'costsExternal', label: 'Finanzierung Dritte' },
  { id: 'costsEU', label: 'Gesamtkosten EU' },
] as const;

const link = { label: text({ label: 'Bezeichnung' }), url: url({ label: 'URL' }) };
/** Clients of other content types send `value`. */
const alias = { part: 'url', also: 'value' };

const context = 'project';

/** The scope of a project, a filter of public pages: by programme, or by the number of cantons (there are 26). */
const cooperations = [
  { id: 'international', label: 'International' },
  { id: 'national', label: 'National' },
  { id: 'inter-cantonal', label: 'Interkantonal' },
  { id: 'cantonal', label: 'Kantonal' },
] as const;
const cooperationCases = {
  international: { field: 'programs', list: 'programs', named: ['ESPON', 'Interreg'] },
  national: {
    field: 'states',
    counts: [
      [0, 0],
      [26, 1_000],
    ],
  },
  'inter-cantonal': { field: 'states', counts: [[2, 25]] },
  cantonal: { field: 'states', counts: [[1, 1]] },
} as const;

export const projects = defineContentType({
  ...contents.projects,
  titleField: 'title',
  codeField: 'projectCode',
  fields: {
    projectCode: text({ label: 'Code', max: 255, searched: true, summary: true }),
    title: text({
      label: 'Titel',
      translated: true,
      searched: true,
      summary: true,
      required: 'Geben Sie bitte einen Titel an.',
    }),
    keywords: text({ label: 'Stichworte', searched: true }),
    description: richText({ label: 'Beschreibung', translated: true, searched: true }),
    programs: references('programs', {
      label: 'Programm',
      context,
      searched: true,
      summary: true,
      feature: 'PROJECTS_ENABLE_PROGRAMS',
    }),
    instruments: references('instruments', {
      label: 'Finanzierung',
      context,
      searched: true,
      summary: true,
      feature: 'PROJECTS_ENABLE_INSTRUMENTS',
    }),
    topics: references('topics', {
      label: 'Themen',
      context,
      searched: true,
      summary: true,
      feature: 'PROJECTS_ENABLE_TOPICS',
    }),
    geographicRegions: references('geographicRegions', {
      label: 'Geographische Regionen',
      context,
      summary: true,
      feature: 'PROJECTS_ENABLE_GEOGRAPHIC_REGIONS',
    }),
    tags: references('tags', { label: 'Weitere Tags', context }),
    countries: references('countries', { label: 'Länder', context, feature: 'PROJECTS_ENABLE_COUNTRIES' }),
    states: references('states', {
      label: 'Kantone',
      context,
      searched: true,
      summary: true,
      feature: 'PROJECTS_ENABLE_STATES',
    }),
    businessSectors: references('businessSectors', {
      label: 'Geschäftsfelder',
      context,
      summary: true,
      feature: 'PROJECTS_ENABLE_BUSINESS_SECTORS',
    }),
    projectCosts: decimal({ label: 'Projektkosten', money: true, feature: 'PROJECTS_ENABLE_PROJECT_COSTS' }),
    financing: list(
      {
        id: choice({ label: 'Kostenstelle', choices: financingKinds }),
        value: decimal({ label: 'Betrag', money: true }),
      },
      {
        label: 'Weitere Projektkosten',
        addLabel: 'Kostenstelle hinzufügen',
        itemLabel: 'Kostenstelle',
        feature: 'PROJECTS_ENABLE_FINANCING',
      },
    ),
    startDate: date({ label: 'Startdatum', summary: true, feature: 'PROJECTS_ENABLE_START_DATE' }),
    endDate: date({ label: 'Enddatum', summary: true, feature: 'PROJECTS_ENABLE_END_DATE' }),
    dates: list(
      { date: date({ label: 'Datum' }), label: text({ label: 'Bezeichnung' }) },
      { label: 'Termine', addLabel: 'Termin hinzufügen', itemLabel: 'Termin' },
    ),
    links: list(link, {
      label: 'Links',
      translated: true,
      addLabel: 'Link hinzufügen',
      itemLabel: 'Link',
      alias,
      feature: 'PROJECTS_ENABLE_LINKS',
    }),
    images: images({ label: 'Bilder', feature: 'PROJECTS_ENABLE_IMAGES' }),
    files: files({ label: 'Dokumente', translated: true, feature: 'PROJECTS_ENABLE_FILES' }),
    videos: list(link, {
      label: 'Videos',
      translated: true,
      addLabel: 'Video hinzufügen',
      itemLabel: 'Video',
      alias,
      feature: 'PROJECTS_ENABLE_VIDEOS',
    }),
    lat: decimal({ label: 'Breitengrad', min: -90, max: 90 }),
    lng: decimal({ label: 'Längengrad', min: -180, max: 180 }),
    contacts: { ...contacts, searched: true, feature: 'PROJECTS_ENABLE_CONTACTS' },
  },
  rules: [dateOrder('startDate', 'endDate')],
  interimSave: true,
  filters: {
    status: { kind: 'visibility', label: 'Status' },
    startDate: { kind: 'year', field: 'startDate', label: 'Startjahr', feature: 'PROJECTS_ENABLE_START_DATE' },
    endDate: { kind: 'year', field: 'endDate', label: 'Endjahr', feature: 'PROJECTS_ENABLE_END_DATE' },
    topic: {
      field: 'topics',
      label: 'Thema',
      feature: 'PROJECTS_ENABLE_TOPICS',
    },
    program: {
      field: 'programs',
      match: 'any',
      feature: 'PROJECTS_ENABLE_PROGRAMS',
    },
    instrument: {
      field: 'instruments',
      match: 'any',
      feature: 'PROJECTS_ENABLE_INSTRUMENTS',
    },
    state: {
      field: 'states',
      label: 'Kanton',
      feature: 'PROJECTS_ENABLE_STATES',
    },
    geographicRegion: {
      field: 'geographicRegions',
      label: 'Geographische Region',
      feature: 'PROJECTS_ENABLE_GEOGRAPHIC_REGIONS',
    },
    businessSector: {
      field: 'businessSectors',
      label: 'Geschäftsfeld',
      feature: 'PROJECTS_ENABLE_BUSINESS_SECTORS',
    },
    cooperation: { kind: 'cases', label: 'Kooperation', choices: cooperations, cases: cooperationCases, hidden: true },
    tag: { field: 'tags', label: 'Tag', hidden: true },
    country: { field: 'countries', match: 'any', label: 'Land', hidden: true },
    excludeTopic: {
      field: 'topics',
      match: 'none',
      label: 'Ohne Thema',
      hidden: true,
    },
    excludeProgram: {
      field: 'programs',
      match: 'none',
      label: 'Ohne Programm',
      hidden: true,
    },
    excludeState: {
      field: 'states',
      match: 'none',
      label: 'Ohne Kanton',
      hidden: true,
    },
    excludeTag: { field: 'tags', match: 'none', label: 'Ohne Tag', hidden: true },
    excludeInstrument: {
      field: 'instruments',
      match: 'none',
      label: 'Ohne Finanzierung',
      hidden: true,
    },
    excludeGeographicRegion: {
      field: 'geographicRegions',
      match: 'none',
      label: 'Ohne Region',
      hidden: true,
    },
    excludeBusinessSector: {
      field: 'businessSectors',
      match: 'none',
      label: 'Ohne Geschäftsfeld',
      hidden: true,
    },
  },
  defaultOrder: { field: 'id', direction: 'DESC' },
  limit: defaultLimit,
  shuffledWithin: 'startDate',
  publicFields: [
    'title',
    'description',
    'programs',
    'instruments',
    'topics',
    'geographicRegions',
    'tags',
    'countries',
    'states',
    'businessSectors',
    'projectCosts',
    'financing',
    'startDate',
    'endDate',
    'dates',
    'links',
    'images',
    'files',
    'videos',
    'lat',
    'lng',
    'contacts',
  ],
});

export type ProjectInput = InputOf<typeof projects>;
export type Project = RecordOf<typeof projects>;
