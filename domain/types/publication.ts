import { contents } from '../contents';
import { defineContentType, type RecordOf } from '../contentType';
import { choice, date, email, files, list, multiline, references, text, url } from '../fields';
import { documentAndPictureTypes } from '../values/fileTypes';
import { licenseNamed, licenses, ownLicense } from '../values/licenses';
import { dateOrder, requiredInOneLanguage } from '../rules';

const context = 'publication';

export const publicationTypes = [
  { id: 'publication', label: 'Publikation' },
  { id: 'project', label: 'Projekt' },
] as const;

const licenseChoices = licenses.map(({ id, name }) => ({ id, label: name.de }));
const people = { name: text({ label: 'Name', max: 500, searched: true }) };

/** The fields that describe a licence, only used with `ownLicense`. */
const licenseFields = ['licenseName', 'licenseUrl', 'licenseAttribution'];

/** Publications and research projects, in four languages. */
export const publications = defineContentType({
  ...contents.publications,
  locales: ['de', 'fr', 'it', 'en'],
  titleField: 'title',
  fields: {
    title: text({ label: 'Bezeichnung', translated: true, searched: true, summary: true }),
    description: multiline({ label: 'Kurzbeschrieb', rows: 4, translated: true, searched: true }),
    keywords: multiline({ label: 'Keywords', rows: 1, translated: true, searched: true }),
    email: email({ label: 'E-Mail für Rückfragen' }),
    url: url({ label: 'Publikations-URL', translated: true, searched: true }),
    type: choice({ label: 'Typ', choices: publicationTypes, summary: true }),
    startDate: date({ label: 'Startdatum', summary: true }),
    endDate: date({ label: 'Enddatum', summary: true }),
    files: files({ label: 'Dokumente', types: documentAndPictureTypes }),
    licenseType: choice({ label: 'Lizenz', choices: licenseChoices, empty: ownLicense, summary: true }),
    rightsHolder: text({ label: 'Rechte-Inhaber', translated: true, germanOnly: true, searched: true }),
    licenseName: text({ label: 'Lizenz-Bezeichnung', translated: true }),
    licenseUrl: url({ label: 'Lizenz-URL', translated: true }),
    licenseAttribution: text({ label: 'Lizenz-Nutzungsbedingungen', translated: true }),
    languages: references('languages', { label: 'Sprache', context, summary: true }),
    geographicRegions: references('geographicRegions', { label: 'Geographische Region', context, summary: true }),
    topics: references('topics', { label: 'Thema', context, summary: true }),
    authors: list(people, {
      label: 'Autor',
      addLabel: 'Autor hinzufügen',
      itemLabel: 'Autor',
      withoutBlank: true,
      summary: true,
    }),
    organizations: list(people, {
      label: 'Organisation / Institution',
      addLabel: 'Organisation hinzufügen',
      itemLabel: 'Organisation',
      withoutBlank: true,
      summary: true,
    }),
  },
  rules: [requiredInOneLanguage('title', 'Geben Sie bitte eine Bezeichnung an.'), dateOrder('startDate', 'endDate')],
  interpret: (input, before) => ({ input: withoutOtherLicense(input, before), errors: [] }),
  filters: {
    type: { kind: 'choice', field: 'type', choices: publicationTypes, label: 'Typ' },
    licenseType: { kind: 'choice', field: 'licenseType', choices: licenseChoices, label: 'Lizenz' },
    topic: 'topics',
    language: 'languages',
    geographicRegion: 'geographicRegions',
    year: { kind: 'period', start: 'startDate', end: 'endDate', label: 'Jahr' },
  },
  defaultOrder: { field: 'title', direction: 'ASC' },
  // All except the email address for inquiries.
  publicFields: [
    'title',
    'description',
    'keywords',
    'url',
    'type',
    'startDate',
    'endDate',
    'files',
    'licenseType',
    'rightsHolder',
    'licenseName',
    'licenseUrl',
    'licenseAttribution',
    'languages',
    'geographicRegions',
    'topics',
    'authors',
    'organizations',
  ],
});

/** Clears the description of a licence in every language if a predefined licence is selected. */
function withoutOtherLicense(input: Record<string, any>, before: Record<string, any> | null): Record<string, any> {
  const chosen = licenseNamed(input.licenseType ?? before?.licenseType);
  if (!chosen || chosen.id === ownLicense) return input;
  const emptied = { ...input, ...Object.fromEntries(licenseFields.map((name) => [name, ''])) };
  const { translations } = input;
  if (typeof translations !== 'object' || translations === null || Array.isArray(translations)) return emptied;
  const kept = (texts: unknown) =>
    typeof texts === 'object' && texts !== null
      ? Object.fromEntries(Object.entries(texts).filter(([name]) => !licenseFields.includes(name)))
      : texts;
  return {
    ...emptied,
    translations: Object.fromEntries(Object.entries(translations).map(([locale, texts]) => [locale, kept(texts)])),
  };
}

export type Publication = RecordOf<typeof publications>;
