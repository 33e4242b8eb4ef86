import { contentTypes } from '../../domain/contentTypes';
import type { ContentTypeName } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import type { FieldKind } from '../../domain/fields';
import { structureOf } from '../../domain/kinds/items';
import { referenceListNames, type ReferenceListName } from '../../domain/references';
import { externalEventType, ownEventTypes } from '../../domain/values/eventTypes';
import { toTimestamp } from '../../domain/values/timestamps';
import { snakeCase } from '../engine/storage/naming';
import { readJson, type FindingKind } from './clean';
import { columnsOf, linkedFrom, tableOfEntity, type Entity } from './schema';
import type { Row } from './stage';

/**
 * Maps the tables of the existing system to our fields. Most names are similar, so only exceptions are listed here; the
 * rest follows from the declarations.
 */

type Values = Record<string, any>;
export type ReportFinding = (kind: FindingKind, field: string, before: unknown, after: unknown, why: string) => void;

interface Mapping {
  entity: Entity;
  type: ContentTypeName;
  /** Selects the rows of this type in a table shared by several. */
  rows?: (row: Row) => boolean;
  /** Columns without content of their own: derived from others, or for systems that no longer exist. */
  ignoredColumns?: readonly string[];
  /** Converts values that the existing system stores in another form; they already have the names of our fields. */
  prepare?: (given: Values, row: Row, context: { productName: string }, report: ReportFinding) => Values;
  /** Days are stored as clients sent them, in UTC. */
  isUtc?: true;
}

const tpoint = ['tpoint_id', 'tpoint_checksum'];
const contact = {
  entity: 'contact',
  ignoredColumns: [
    ...tpoint,
    'tpoint_uid',
    'one_time_code',
    'type',
    'official_employment_id',
    'verification_email_sent_date',
  ],
  prepare: typed,
} as const;
/** The type of a contact without one follows from its names. */
export const isCompany = ({ type, company_name, first_name, last_name }: Row): boolean =>
  type === 'company' || (type !== 'person' && Boolean(company_name) && !first_name && !last_name);
export const isPerson = (row: Row): boolean => !isCompany(row);

/** In the order of import: a record comes after those it refers to. */
export const mappings: readonly Mapping[] = [
  { entity: 'contact_group', type: 'contact-groups', ignoredColumns: tpoint },
  { ...contact, type: 'contacts/company', rows: isCompany },
  // Usually a copy of the organisation's name; employments.ts reports exceptions.
  { ...contact, type: 'contacts/person', rows: isPerson, ignoredColumns: [...contact.ignoredColumns, 'company_name'] },
  { entity: 'region', type: 'regions', prepare: withoutUnknown },
  { entity: 'project', type: 'projects', ignoredColumns: ['random', 'search_index'] },
  { entity: 'event', type: 'events', prepare: ownEvent },
  { entity: 'circular_economy_project', type: 'circular-economy-projects' },
  { entity: 'post', type: 'posts' },
  { entity: 'education', type: 'educations' },
  { entity: 'job', type: 'jobs', prepare: named },
  { entity: 'financial_support', type: 'financial-supports' },
  { entity: 'publication', type: 'publications', isUtc: true },
  { entity: 'interactive_graphic', type: 'interactive-graphics' },
  { entity: 'project_collection', type: 'project-collections' },
  { entity: 'event_collection', type: 'event-collections' },
];

export const typeOf = ({ type }: Mapping): ContentType => contentTypes[type];
export type { Mapping };

export const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
/** Turns `authority` into `authorities` and `business_sector` into `businessSectors`. */
export const pluralOf = (entity: string): string => camel(entity.replace(/y$/, 'ie').replace(/(.)$/, '$1s'));

/** The tables of the reference lists. */
export const referenceEntities: readonly { entity: Entity; list: ReferenceListName }[] = (
  [
    'country',
    'state',
    'language',
    'location',
    'education_type',
    'program',
    'instrument',
    'topic',
    'geographic_region',
    'business_sector',
    'authority',
    'beneficiary',
    'project_type',
    'city',
    'stint',
    'tag',
  ] as const
).map((entity) => ({ entity, list: listNamed(pluralOf(entity)) }));

function listNamed(name: string): ReferenceListName {
  const found = referenceListNames.find((list) => list === name);
  if (!found) throw new Error(`There is no list ${name}.`);
  return found;
}

function typed(given: Values, row: Row, _context: object, report: ReportFinding): Values {
  const type = isCompany(row) ? 'company' : 'person';
  if (row.type !== type)
    report('changed', 'type', row.type, type, 'Ein Kontakt ist eine Person oder eine Organisation');
  return given;
}

/** In the existing system, the import of regions assigns the type `unknown` if it does not know theirs. */
function withoutUnknown(given: Values, _row: Row, _context: object, report: ReportFinding): Values {
  if (given.type !== 'unknown') return given;
  report('changed', 'type', 'unknown', '', 'Heisst hier: ohne Typ');
  return { ...given, type: '' };
}

/** Visitors' forms store the translated name as `title`. */
export function named(given: Values): Values {
  const translations = given.translations as Values | null;
  if (typeof translations !== 'object' || translations === null) return given;
  const renamed = Object.entries(translations).map(([locale, texts]) => {
    if (typeof texts !== 'object' || texts === null || !('title' in texts) || (texts as Values).name)
      return [locale, texts];
    const { title, ...rest } = texts as Values;
    return [locale, { ...rest, name: title }];
  });
  return { ...given, translations: Object.fromEntries(renamed) };
}

/** The type of the product's own events is the product's name. */
function ownEvent(given: Values, _row: Row, { productName }: { productName: string }, report: ReportFinding): Values {
  const { type } = given;
  if (!type || type === externalEventType || (ownEventTypes as readonly string[]).includes(type)) return given;
  const organizer = given.organizer || productName;
  report('changed', 'type', type, externalEventType, 'Dieser Typ heisst hier «Externe Veranstaltung»');
  if (organizer !== given.organizer)
    report('changed', 'organizer', given.organizer ?? '', organizer, 'Ergänzt zum Typ der Veranstaltung');
  return { ...given, type: externalEventType, organizer };
}

const isSingle = (kind: FieldKind) => kind === 'reference' || kind === 'record';

/**
 * The values of a row, by the names of our fields. Reports columns that no field can hold.
 * @param linked the ids that a link table has for the row
 */
export function valuesOf(
  mapping: Mapping,
  row: Row,
  linked: (to: string) => readonly number[],
  context: { productName: string },
  report: ReportFinding,
): Values {
  const type = typeOf(mapping);
  const json = (column: string, name: string) =>
    readJson(row[column] ?? null, (before) => report('leftOut', name, before, undefined, 'Das ist kein JSON'));
  const used = new Set<string>();
  const take = (column: string) => {
    used.add(column);
    return row[column];
  };
  const columns = columnsOf.get(tableOfEntity(mapping.entity)) as readonly string[];
  const links = new Map(linkedFrom(mapping.entity).map((to) => [pluralOf(to), to]));
  const given: Values = {};
  for (const [name, field] of Object.entries(type.fields)) {
    const link = links.get(name);
    if (link) {
      given[name] = linked(link);
      links.delete(name);
      continue;
    }
    const column = columns.includes(name) ? name : `${snakeCase(name)}${isSingle(field.kind) ? '_id' : ''}`;
    if (!columns.includes(column)) continue;
    const value = take(column);
    const isJson = structureOf(field) !== null || field.kind === 'records' || field.kind === 'references';
    given[name] = isJson ? json(column, name) : isSingle(field.kind) ? (value === null ? null : { id: value }) : value;
  }
  if (columns.includes('translations')) given.translations = json('translations', 'translations');
  given.isPublic = take('is_public');
  const passed = new Set(['id', 'created_at', 'updated_at', 'translations', ...(mapping.ignoredColumns ?? [])]);
  // Graphics store two of our fields in one column.
  if (columns.includes('config')) given.config = json('config', 'config');
  if (columns.includes('config')) passed.add('config');
  for (const column of columns)
    if (!used.has(column) && !passed.has(column) && hasContent(row[column]))
      report('leftOut', camel(column), row[column], undefined, 'Dafür gibt es hier kein Feld');
  for (const [name, link] of links)
    if (linked(link).length > 0) report('leftOut', name, linked(link), undefined, 'Dafür gibt es hier kein Feld');
  return mapping.prepare?.(given, row, context, report) ?? given;
}

const hasContent = (text: string | null | undefined) => !/^\s*(|\[\s*\]|\{\s*\}|null)\s*$/.test(text ?? '');

/** When a row was created and last changed, in UTC; the time of the import if the row has neither time. */
export function timestampsOf(row: Row, now: string, report: ReportFinding): { createdAt: string; updatedAt: string } {
  const instant = (column: 'created_at' | 'updated_at') => {
    const text = row[column];
    if (text === null || text === undefined) return null;
    const moment = /^0000|^1970-01-01 01:00:00/.test(text) ? null : toTimestamp(text);
    if (moment === null)
      report(
        'changed',
        column === 'created_at' ? 'createdAt' : 'updatedAt',
        text,
        undefined,
        'Diesen Zeitpunkt gibt es nicht',
      );
    return moment && new Date(moment).toISOString();
  };
  const [created, updated] = [instant('created_at'), instant('updated_at')];
  return { createdAt: created ?? updated ?? now, updatedAt: updated ?? created ?? now };
}
