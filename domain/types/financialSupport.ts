import { contacts, links } from '../commonFields';
import { contents } from '../contents';
import { defineContentType } from '../contentType';
import { date, image, integer, multiline, references, richText, text } from '../fields';
import { dateOrder, requiredInOneLanguage } from '../rules';

const context = 'financial-support';
const words = { translated: true, searched: true } as const;

/** Financial supports: who funds what, and under which conditions; sorted manually. */
export const financialSupports = defineContentType({
  ...contents['financial-supports'],
  titleField: 'name',
  fields: {
    name: text({ label: 'Bezeichnung', ...words, summary: true }),
    logo: image({ label: 'Logo', translated: true }),
    startDate: date({ label: 'Laufzeit (Start)', summary: true }),
    endDate: date({ label: 'Laufzeit (Ende)', summary: true }),
    authorities: references('authorities', { label: 'Förderstelle', context, summary: true }),
    states: references('states', { label: 'Kantone', context }),
    description: richText({ label: 'Zusammenfassung', ...words }),
    beneficiaries: references('beneficiaries', { label: 'Begünstigte', context }),
    additionalInformation: richText({ label: 'Kurzbeschrieb', ...words }),
    inclusionCriteria: richText({ label: 'Teilnahmebedingungen', ...words }),
    exclusionCriteria: richText({ label: 'Ausschlusskriterien', translated: true }),
    application: richText({ label: 'Gesuchstellung', ...words }),
    topics: references('topics', { label: 'Thema', context }),
    projectTypes: references('projectTypes', { label: 'Projekttyp', context }),
    instruments: references('instruments', { label: 'Unterstützungsarten', context }),
    financingRatio: richText({ label: 'Finanzierung', ...words }),
    geographicRegions: references('geographicRegions', { label: 'Geographische Region', context }),
    res: multiline({ label: 'Relevanz für Regionale Entwicklungsstrategien (RES)', translated: true, rows: 3 }),
    links,
    contacts,
    policies: richText({ label: 'Richtlinien' }),
    position: integer({ label: 'Position', empty: 10_000, min: 0, summary: true }),
  },
  rules: [requiredInOneLanguage('name', 'Geben Sie bitte eine Bezeichnung an.'), dateOrder('startDate', 'endDate')],
  filters: {
    status: { kind: 'visibility', label: 'Status' },
    projectType: 'projectTypes',
    beneficiary: 'beneficiaries',
    topic: 'topics',
    instrument: 'instruments',
    geographicRegion: 'geographicRegions',
    // A support without cantons applies in all of them.
    state: { field: 'states', noneMeansAll: true, label: 'Kanton' },
    archive: {
      kind: 'past',
      field: 'endDate',
      byDay: true,
      forVisitors: true,
      choices: [
        { id: '0', label: 'Gültig' },
        { id: '1', label: 'Abgelaufen' },
      ],
      label: 'Laufzeit',
    },
  },
  hasExcludingFilters: true,
  defaultOrder: { field: 'position', direction: 'ASC' },
  deadline: 'endDate',
  // All except the period and the relevance for development strategies (`res`).
  publicFields: [
    'name',
    'logo',
    'authorities',
    'states',
    'description',
    'beneficiaries',
    'additionalInformation',
    'inclusionCriteria',
    'exclusionCriteria',
    'application',
    'topics',
    'projectTypes',
    'instruments',
    'financingRatio',
    'geographicRegions',
    'links',
    'contacts',
    'position',
  ],
});
