import type { ContentType } from '../../domain/contentType';
import type { ReferenceListName } from '../../domain/references';
import type { ReferencesField } from '../../domain/fields';

/** `geographicRegions` becomes `geographic_regions`; `contacts/person` becomes `contacts_person`. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/[^a-z0-9_]/g, '_');
}

/** The table of a content type, and of the files its records use. */
export const tableOf = (type: ContentType<any>): string => snakeCase(type.name);
export const uploadsTableOf = (type: ContentType<any>): string => `${tableOf(type)}_uploads`;
export const linkTableOf = (type: ContentType<any>, field: string): string => `${tableOf(type)}_${snakeCase(field)}`;
export const referenceTableOf = (list: ReferenceListName): string => snakeCase(list);

export type Relation = { field: string; list: ReferenceListName; table: string; target: string };

/** The relations of a content type to reference lists, each with its tables. */
export function relationsOf(type: ContentType<any>): Relation[] {
  return Object.entries(type.fields).flatMap(([field, declared]) => {
    if ((declared as { kind: string }).kind !== 'references') return [];
    const { list } = declared as ReferencesField;
    return [{ field, list, table: linkTableOf(type, field), target: referenceTableOf(list) }];
  });
}

