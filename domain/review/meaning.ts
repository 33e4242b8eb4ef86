import { withScheme } from '../addresses';
import { fileParts, imageParts, type Field, type Fields, type ListField, type AssociationsField, type UploadsField } from '../fields';
import { partsOfAssociation } from '../recordFields';
import { normalHtml } from './html';
import { plainLine, plainLines } from './plain';
import { entriesOf, entryId, entryName, listOf, objectOf, partAt } from './values';

/**
 * What a value says, as a string: two values that a person calls equal have the same one (issue 3), whatever white
 * space, notation or type they are written in. A missing value means the field's empty one.
 */
export function meaning(field: Field, value: unknown): string {
  const given = value ?? field.empty;
  switch (field.kind) {
    case 'text': case 'email': return plainLine(asText(given));
    case 'multiline': return plainLines(asText(given));
    case 'richText': return normalHtml(asText(given));
    case 'url': return withScheme(plainLine(asText(given)));
    case 'boolean': case 'integer': return String(given);
    case 'choice': return given === '' && !field.choices.some(({ id }) => id === '') ? field.empty : plainLine(asText(given));
    case 'date': return given === null ? '' : asSchemaSays(field, given);
    case 'decimal': return asSchemaSays(field, given).replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '');
    case 'references': case 'records': return [...new Set(listOf(given).flatMap(entryKey))].sort().join('\x1f');
    case 'reference': case 'record': return entriesOf(given).flatMap(entryKey).slice(0, 1).join();
    case 'list': case 'associations': case 'images': case 'files': return itemsOf(field, given).map((item) => item.meaning).join('\x1e');
  }
}

/** An entry of a relation: by its id; by its name where an import found no id for it. */
export function entryKey(entry: unknown): string[] {
  const id = entryId(entry);
  if (id !== undefined) return [`#${id}`];
  const name = entryName(entry);
  return name === undefined ? [] : [`?${plainLine(name)}`];
}

export type ItemsField = ListField | AssociationsField | UploadsField;

/** An item of a list, a picture or a document, with what it says. */
export interface Item {
  value: Record<string, unknown>;
  meaning: string;
  /** What each part says, in the order of `partsOf`. */
  parts: string[];
  /** What makes it the same item whatever else changes: `id:7`, `hash:…`. */
  identities: string[];
}

export function hasItems(field: Field): field is ItemsField {
  return field.kind === 'list' || field.kind === 'associations' || field.kind === 'images' || field.kind === 'files';
}

/** What can be different about an item. */
export function partsOf(field: ItemsField): Fields {
  if (field.kind === 'list') return field.item;
  if (field.kind === 'associations') return partsOfAssociation(field);
  return field.kind === 'images' ? imageParts : fileParts;
}

/** The items of a list that say anything: a row someone added and left empty is none. */
export function itemsOf(field: ItemsField, value: unknown): Item[] {
  const parts = Object.entries(partsOf(field));
  const empty = hasOwnItems(field) ? partsMeaning(parts, {}).join('\x1f') : undefined;
  return listOf(value).flatMap((entry) => {
    const item = objectOf(entry);
    const said = partsMeaning(parts, item);
    const identities = identitiesOf(field, item);
    // A picture is the same one by what it shows, not by what was written about it.
    const text = [...(hasOwnItems(field) ? [] : identities.slice(0, 1)), ...said].join('\x1f');
    return text === empty ? [] : [{ value: item, meaning: text, parts: said, identities }];
  });
}

/** Whether the items are no more than what they say; uploads are files beside that. */
export function hasOwnItems(field: ItemsField): boolean {
  return field.kind === 'list' || field.kind === 'associations';
}

function partsMeaning(parts: [string, Field][], item: Record<string, unknown>): string[] {
  return parts.map(([name, part]) => meaning(part, partAt(item, name)));
}

function identitiesOf(field: ItemsField, item: Record<string, unknown>): string[] {
  const keys = ['id', 'foreignId', 'hash'].flatMap((key) => (item[key] == null || item[key] === '' ? [] : [`${key}:${plainLine(asText(item[key]))}`]));
  return hasOwnItems(field) ? keys : [...keys, `name:${plainLine(asText(item.name))}.${asText(item.extension).toLowerCase()}`];
}

function asText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value == null ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value as number);
}

/** As the schema of the field keeps it; as it stands where the schema refuses it. */
function asSchemaSays(field: Field, value: unknown): string {
  const parsed = field.schema.safeParse(value);
  return parsed.success ? asText(parsed.data) : plainLine(asText(value));
}
