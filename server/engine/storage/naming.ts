import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ReferenceListName } from '../../../domain/references';
import type { Fields, ReferenceField, ReferencesField } from '../../../domain/fields';

/** `geographicRegions` becomes `geographic_regions`; `contacts/person` becomes `contacts_person`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/[^a-z0-9_]/g, '_');
}

/** The table of a content type, and of the files its records use. */
export const tableOf = (type: Pick<ContentType<any>, 'name' | 'shares'>): string => type.shares?.table ?? snakeCase(type.name);
export const uploadsTableOf = (type: ContentType<any>): string => `${tableOf(type)}_uploads`;
export const linkTableOf = (type: ContentType<any>, field: string): string => `${tableOf(type)}_${snakeCase(field)}`;
export const referenceTableOf = (list: ReferenceListName): string => snakeCase(list);

/** Of a table that several types share, the rows of this one. `alias`: how the query calls the table. */
export function isOfType({ shares }: Pick<ContentType<any>, 'shares'>, alias?: string): RawBuilder<boolean> {
  return shares ? sql<boolean>`${sql.ref(alias ? `${alias}.type` : 'type')} = ${sql.lit(shares.type)}` : sql<boolean>`true`;
}

/** `single`: a column of the record's row; else a link table. */
export type Relation = { field: string; list: ReferenceListName; table: string; target: string; single: boolean };

/** The relations of a content type to reference lists, each with its tables. */
export function relationsOf(type: ContentType<any>): Relation[] {
  return Object.entries(type.fields as Fields).flatMap(([field, declared]) => {
    if (declared.kind !== 'references' && declared.kind !== 'reference') return [];
    const { list, kind } = declared as ReferencesField | ReferenceField;
    return [{ field, list, table: linkTableOf(type, field), target: referenceTableOf(list), single: kind === 'reference' }];
  });
}

/** The relations that lie in link tables: to reference lists, and to other records. */
export function linksOf(type: ContentType<any>): { field: string; table: string }[] {
  return Object.entries(type.fields as Fields).flatMap(([field, { kind }]) =>
    kind === 'references' || kind === 'records' ? [{ field, table: linkTableOf(type, field) }] : [],
  );
}
