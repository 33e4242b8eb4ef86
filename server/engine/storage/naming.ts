import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { targetOf } from '../../../domain/kinds/targets';
import type { ReferenceListName } from '../../../domain/references';

/**
 * `geographicRegions` becomes `geographic_regions`, `isPromotedDE` `is_promoted_de`; `contacts/person` becomes
 * `contacts_person`.
 */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`).replace(/[^a-z0-9_]/g, '_');
}

/** The table of a content type, and of the files its records use. */
export const tableOf = (type: Pick<ContentType, 'name' | 'shares'>): string =>
  type.shares?.table ?? snakeCase(type.name);
export const uploadsTableOf = (type: ContentType): string => `${tableOf(type)}_uploads`;
export const linkTableOf = (type: ContentType, field: string): string => `${tableOf(type)}_${snakeCase(field)}`;
export const referenceTableOf = (list: ReferenceListName): string => snakeCase(list);

/** Of a table that several types share, the rows of this one. `alias`: how the query calls the table. */
export function isOfType({ shares }: Pick<ContentType, 'shares'>, alias?: string): RawBuilder<boolean> {
  return shares
    ? sql<boolean>`${sql.ref(alias ? `${alias}.type` : 'type')} = ${sql.lit(shares.type)}`
    : sql<boolean>`true`;
}

/** The fields of a record that name entries of reference lists, each with the table of those. */
export function relationsOf(type: ContentType): { field: string; list: ReferenceListName; target: string }[] {
  return Object.entries(type.fields).flatMap(([field, declared]) => {
    const target = targetOf(declared);
    return target && 'list' in target ? [{ field, list: target.list, target: referenceTableOf(target.list) }] : [];
  });
}
