import { salutations } from '../../../domain/commonFields';
import { localized, type Locale } from '../../../domain/locales';
import { plainText } from '../../../domain/lists/search';
import { financingKinds, type Project } from '../../../domain/types/project';

type Entry = { name?: string; translations?: Record<string, { name?: string }> };
type Text = (project: Project, locale: Locale, base: string) => string;
interface Column {
  /** The field; `descriptionText` is the description without formatting. */
  key: string;
  label: string;
  width: number;
  text: Text;
}

const field =
  (name: string): Text =>
  (project, locale) =>
    String(localized(project, name, locale) ?? '');
const list = <T>(project: Project, name: string, locale: Locale) => (localized(project, name, locale) ?? []) as T[];
const names =
  (field: 'programs' | 'instruments' | 'topics' | 'geographicRegions' | 'countries' | 'states'): Text =>
  (project, locale) =>
    (project[field] as Entry[]).map((entry) => String(localized(entry, 'name', locale) ?? '')).join(', ');
const day = (value: string | null) => (value ? value.slice(0, 10).split('-').reverse().join('.') : '');
const lines = (texts: string[]) => texts.filter(Boolean).join('\n');
const labelled = ({ label, url }: { label: string; url: string }) => (label ? `${label}: ${url}` : url);
const addresses = (files: { id: number; extension: string }[], base: string) =>
  lines(files.map(({ id, extension }) => `${base}/api/v1/files/download/${id}.${extension}`));

function addressBlock(contact: Project['contacts'][number]): string {
  const salutation = salutations.find(({ id }) => id === contact.salutation)?.label ?? '';
  return lines([
    contact.name,
    [salutation, contact.title, contact.firstName, contact.lastName].filter(Boolean).join(' '),
    contact.role,
    contact.street,
    [contact.zipCode, contact.city].filter(Boolean).join(' '),
    contact.phone,
    contact.email,
    contact.website,
  ]);
}

/** The columns of the project export, A to U: other programs rely on their positions. */
export const projectColumns: Column[] = [
  { key: 'id', label: 'ID', width: 20, text: (project) => String(project.id) },
  { key: 'isPublic', label: 'Status', width: 20, text: (project) => (project.isPublic ? 'Öffentlich' : 'Entwurf') },
  { key: 'projectCode', label: 'Projektcode', width: 20, text: (project) => project.projectCode },
  { key: 'title', label: 'Projekttitel', width: 60, text: field('title') },
  {
    key: 'descriptionText',
    label: 'Beschreibung',
    width: 200,
    text: (project, locale) => plainText(String(localized(project, 'description', locale) ?? '')),
  },
  { key: 'description', label: 'Beschreibung (Formatiert)', width: 200, text: field('description') },
  { key: 'programs', label: 'Programme', width: 30, text: names('programs') },
  { key: 'instruments', label: 'Finanzierung', width: 30, text: names('instruments') },
  { key: 'topics', label: 'Themen', width: 60, text: names('topics') },
  { key: 'geographicRegions', label: 'Geographische Regionen', width: 30, text: names('geographicRegions') },
  { key: 'countries', label: 'Länder', width: 20, text: names('countries') },
  { key: 'states', label: 'Kantone', width: 30, text: names('states') },
  { key: 'projectCosts', label: 'Projektkosten', width: 20, text: (project) => project.projectCosts },
  {
    key: 'financing',
    label: 'Weitere Projektkosten',
    width: 40,
    text: (project) =>
      lines(
        project.financing.map(
          ({ id, value }) => `${financingKinds.find((kind) => kind.id === id)?.label ?? id}: ${value}`,
        ),
      ),
  },
  { key: 'startDate', label: 'Start Datum', width: 20, text: (project) => day(project.startDate) },
  { key: 'endDate', label: 'End Datum', width: 20, text: (project) => day(project.endDate) },
  {
    key: 'links',
    label: 'Links',
    width: 60,
    text: (project, locale) => lines(list<{ label: string; url: string }>(project, 'links', locale).map(labelled)),
  },
  { key: 'images', label: 'Bilder', width: 60, text: (project, _locale, base) => addresses(project.images, base) },
  {
    key: 'files',
    label: 'Dokumente',
    width: 60,
    text: (project, locale, base) => addresses(list(project, 'files', locale), base),
  },
  {
    key: 'videos',
    label: 'Videos',
    width: 60,
    text: (project, locale) => lines(list<{ label: string; url: string }>(project, 'videos', locale).map(labelled)),
  },
  {
    key: 'contacts',
    label: 'Kontakte',
    width: 100,
    text: (project, locale) =>
      list<Project['contacts'][number]>(project, 'contacts', locale).map(addressBlock).join('\n\n'),
  },
];
