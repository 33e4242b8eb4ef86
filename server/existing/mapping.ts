import { contentTypes } from '../../domain/contentTypes';
import type { ContentTypeName } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import type { FieldKind } from '../../domain/fields';
import { structureOf } from '../../domain/kinds/items';
import { referenceListNames, type ReferenceListName } from '../../domain/references';
import { externalEvent, ownEventTypes } from '../../domain/values/eventTypes';
import { toMoment } from '../../domain/values/moments';
import { snakeCase } from '../engine/storage/naming';
import { readJson, type FindingKind } from './clean';
import { columnsOf, linkedFrom, tableOfEntity, type Entity } from './schema';
import type { Row } from './stage';

/**
 * Where the values of our fields stand in the tables of the existing system. Both name things alike: what is not said
 * here follows from the declaration of the type.
 */

type Values = Record<string, any>;
export type Say = (kind: FindingKind, field: string, before: unknown, after: unknown, why: string) => void;

interface Mapping {
  entity: Entity;
  type: ContentTypeName;
  /** Of a table with rows of several types, those of this one. */
  rows?: (row: Row) => boolean;
  /** Columns that say nothing: made from others, or for systems that are gone. */
  passedOver?: readonly string[];
  /** Changes values that the existing system stores in another form; they have the names of our fields. */
  prepare?: (given: Values, row: Row, context: { productName: string }, say: Say) => Values;
  /** Days were stored as clients sent them, in UTC. */
  isUtc?: true;
}

const tpoint = ['tpoint_id', 'tpoint_checksum'];
const contact = {
  entity: 'contact',
  passedOver: [
    ...tpoint,
    'tpoint_uid',
    'one_time_code',
    'type',
    'official_employment_id',
    'verification_email_sent_date',
  ],
  prepare: typed,
} as const;
/** A contact without a type is what its names say. */
export const isCompany = ({ type, company_name, first_name, last_name }: Row): boolean =>
  type === 'company' || (type !== 'person' && Boolean(company_name) && !first_name && !last_name);
export const isPerson = (row: Row): boolean => !isCompany(row);

/** In the order in which they are written: what others point at comes first. */
export const mappings: readonly Mapping[] = [
  { entity: 'contact_group', type: 'contact-groups', passedOver: tpoint },
  { ...contact, type: 'contacts/company', rows: isCompany },
  // The name of the organisation is copied there: employments.ts says where it is more.
  { ...contact, type: 'contacts/person', rows: isPerson, passedOver: [...contact.passedOver, 'company_name'] },
  { entity: 'region', type: 'regions', prepare: withoutUnknown },
  { entity: 'project', type: 'projects', passedOver: ['random', 'search_index'] },
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
/** `authority` becomes `authorities`, `business_sector` `businessSectors`. */
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

function typed(given: Values, row: Row, _context: object, say: Say): Values {
  const type = isCompany(row) ? 'company' : 'person';
  if (row.type !== type) say('changed', 'type', row.type, type, 'Ein Kontakt ist eine Person oder eine Organisation');
  return given;
}

/** Whose region type nobody knows: the existing system's import says so. */
function withoutUnknown(given: Values, _row: Row, _context: object, say: Say): Values {
  if (given.type !== 'unknown') return given;
  say('changed', 'type', 'unknown', '', 'Heisst hier: ohne Typ');
  return { ...given, type: '' };
}

/** What came from a visitor's form says `title` in other languages. */
export function named(given: Values): Values {
  const translations = given.translations as Values | null;
  if (typeof translations !== 'object' || translations === null) return given;
  const said = Object.entries(translations).map(([locale, texts]) => {
    if (typeof texts !== 'object' || texts === null || !('title' in texts) || (texts as Values).name)
      return [locale, texts];
    const { title, ...rest } = texts as Values;
    return [locale, { ...rest, name: title }];
  });
  return { ...given, translations: Object.fromEntries(said) };
}

/** An event of the product itself has its name as type. */
function ownEvent(given: Values, _row: Row, { productName }: { productName: string }, say: Say): Values {
  const { type } = given;
  if (!type || type === externalEvent || (ownEventTypes as readonly string[]).includes(type)) return given;
  const organizer = given.organizer || productName;
  say('changed', 'type', type, externalEvent, 'Dieser Typ heisst hier «Externe Veranstaltung»');
  if (organizer !== given.organizer)
    say('changed', 'organizer', given.organizer ?? '', organizer, 'Ergänzt zum Typ der Veranstaltung');
  return { ...given, type: externalEvent, organizer };
}

const isSingle = (kind: FieldKind) => kind === 'reference' || kind === 'record';

/**
 * The values of a row by the names of our fields. Reports columns that no field holds.
 * @param linked the ids that a link table has for the row
 */
export function valuesOf(
  mapping: Mapping,
  row: Row,
  linked: (to: string) => readonly number[],
  context: { productName: string },
  say: Say,
): Values {
  const type = typeOf(mapping);
  const json = (column: string, name: string) =>
    readJson(row[column] ?? null, (before) => say('leftOut', name, before, undefined, 'Das ist kein JSON'));
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
  const passed = new Set(['id', 'created_at', 'updated_at', 'translations', ...(mapping.passedOver ?? [])]);
  // Graphics say in one column what ours have two fields for.
  if (columns.includes('config')) given.config = json('config', 'config');
  if (columns.includes('config')) passed.add('config');
  for (const column of columns)
    if (!used.has(column) && !passed.has(column) && saysSomething(row[column]))
      say('leftOut', camel(column), row[column], undefined, 'Dafür gibt es hier kein Feld');
  for (const [name, link] of links)
    if (linked(link).length > 0) say('leftOut', name, linked(link), undefined, 'Dafür gibt es hier kein Feld');
  return mapping.prepare?.(given, row, context, say) ?? given;
}

const saysSomething = (text: string | null | undefined) => !/^\s*(|\[\s*\]|\{\s*\}|null)\s*$/.test(text ?? '');

/** When a row was made and last changed, in UTC. What says neither is of the moment of the import. */
export function momentsOf(row: Row, now: string, say: Say): { createdAt: string; updatedAt: string } {
  const instant = (column: 'created_at' | 'updated_at') => {
    const text = row[column];
    if (text === null || text === undefined) return null;
    const moment = /^0000|^1970-01-01 01:00:00/.test(text) ? null : toMoment(text);
    if (moment === null)
      say(
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
