import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { allContentTypes } from '../../../domain/contentTypes';
import { holdsFiles } from '../../../domain/kinds/items';
import { targetOf } from '../../../domain/kinds/targets';
import type { ReferenceListName } from '../../../domain/references';

/**
 * Turns `geographicRegions` into `geographic_regions`, `isPromotedDE` into `is_promoted_de`, and `contacts/person` into
 * `contacts_person`.
 */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]+/g, (letters) => `_${letters.toLowerCase()}`).replace(/[^a-z0-9_]/g, '_');
}

export const tableOf = (type: Pick<ContentType, 'name' | 'shares' | 'list'>): string =>
  type.shares?.table ?? snakeCase(type.list ?? type.name);
/** Only these have a table of files. */
export const typesWithFiles: readonly ContentType[] = allContentTypes.filter(({ fields }) => holdsFiles(fields));
export const uploadsTableOf = (type: ContentType): string => `${tableOf(type)}_uploads`;
export const linkTableOf = (type: ContentType, field: string): string => `${tableOf(type)}_${snakeCase(field)}`;
export const referenceTableOf = (list: ReferenceListName): string => snakeCase(list);

/** Restricts a table shared by several types to the rows of this type. */
export function isOfType({ shares }: Pick<ContentType, 'shares'>, alias?: string): RawBuilder<boolean> {
  return shares
    ? sql<boolean>`${sql.ref(alias ? `${alias}.type` : 'type')} = ${sql.lit(shares.type)}`
    : sql<boolean>`true`;
}

/** The fields that hold references, with their reference list and its table. */
export function relationsOf(type: ContentType): { field: string; list: ReferenceListName; target: string }[] {
  return Object.entries(type.fields).flatMap(([field, declared]) => {
    const target = targetOf(declared);
    return target && 'list' in target ? [{ field, list: target.list, target: referenceTableOf(target.list) }] : [];
  });
}
