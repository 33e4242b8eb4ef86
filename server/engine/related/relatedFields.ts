import type { ContentType } from '../../../domain/contentType';
import { contentTypeNamed, contentTypes } from '../../../domain/contentTypes';
import { declaredParts } from '../../../domain/kinds/items';
import type { FieldOf } from '../../../domain/fields';
import { isRelation, targetOf, type RelationField } from '../../../domain/kinds/targets';
import type { ReferenceListName } from '../../../domain/references';
import { referenceTypes } from '../../../domain/referenceTypes';

/**
 * A field whose values are other records (`record`, `records`, `associations`). Other writes change these values, so
 * they are not stored in the row's JSON; reads join them (joinRelations.ts). Why: docs/decisions/contacts.md.
 */
export interface RelatedField {
  name: string;
  field: RelationField;
  target: ContentType;
}

/** @throws if no such content type exists */
export function typeNamed(resource: string): ContentType {
  const type = contentTypeNamed(resource) ?? referenceTypes.find(({ name }) => name === resource);
  if (!type) throw new Error(`There is no content type ${resource}.`);
  return type;
}

const known = new WeakMap<ContentType, RelatedField[]>();

export function relatedFieldsOf(type: ContentType): RelatedField[] {
  const fields =
    known.get(type) ??
    Object.entries(type.fields).flatMap(([name, field]): RelatedField[] =>
      isRelation(field) ? [{ name, field, target: typeNamed(field.resource) }] : [],
    );
  known.set(type, fields);
  return fields;
}

const nested = new WeakMap<ContentType, { target: string; root: string }[]>();

function nestedIn(type: ContentType): { target: string; root: string }[] {
  const live = new Set(relatedFieldsOf(type).map(({ name }) => name));
  const found =
    nested.get(type) ??
    declaredParts(type.fields).flatMap(({ field, root, isPart }) => {
      const target = isPart && !live.has(root) ? targetOf(field) : null;
      return target && 'resource' in target ? [{ target: target.resource, root }] : [];
    });
  nested.set(type, found);
  return found;
}

/** The content types that items in this type's lists refer to, at any depth (nestedRecords.ts). */
export const nestedTargetsOf = (type: ContentType): string[] => [
  ...new Set(nestedIn(type).map(({ target }) => target)),
];

/** Whether such items are shown; tables (`short`) show only the lists in the summary. */
export const showsNested = (type: ContentType, short = false): boolean =>
  nestedIn(type).some(({ root }) => !short || type.fields[root]?.summary === true);

/** Whether writes of other types can change what a record of this type shows. */
export const hasRelatedFields = (type: ContentType): boolean =>
  relatedFieldsOf(type).length > 0 || nestedTargetsOf(type).length > 0;

const stored = new WeakMap<ContentType, ContentType>();

/** The type reduced to what its own row and its JSON contain. */
export function withoutRelated(type: ContentType): ContentType {
  if (!hasRelatedFields(type)) return type;
  const related = new Set(relatedFieldsOf(type).map(({ name }) => name));
  const { derivedFromRelated: _, derivedLong, ...rest } = type;
  const own: ContentType = stored.get(type) ?? {
    ...rest,
    // Values derived from records in items are computed when those records are read (nestedRecords.ts).
    ...(nestedTargetsOf(type).length === 0 && derivedLong && { derivedLong }),
    fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => !related.has(name))),
    publicFields: (type.publicFields as string[]).filter((name) => !related.has(name)),
  };
  stored.set(type, own);
  return own;
}

/** Whether a field of this resource can refer to records of the type. */
const pointsTo = (resource: string, type: ContentType): boolean =>
  resource === type.name || (contentTypeNamed(resource)?.members ?? []).some(({ name }) => name === type.name);

export interface Referrer {
  type: ContentType;
  name: string;
  field: RelatedField['field'] | FieldOf<'reference'> | FieldOf<'references'>;
}

/** The fields of other types that refer to records of this one. */
export function referrersOf(type: ContentType): Referrer[] {
  if (type.list) return referrersOfList(type.list);
  return Object.values<ContentType>(contentTypes).flatMap((other) =>
    relatedFieldsOf(other).flatMap(({ name, field }) =>
      pointsTo(field.resource, type) ? [{ type: other, name, field }] : [],
    ),
  );
}

/** The fields that refer to entries of a reference list. */
function referrersOfList(list: ReferenceListName): Referrer[] {
  return [...Object.values<ContentType>(contentTypes), ...referenceTypes].flatMap((type) =>
    Object.entries(type.fields).flatMap(([name, field]): Referrer[] =>
      (field.kind === 'reference' || field.kind === 'references') && field.list === list ? [{ type, name, field }] : [],
    ),
  );
}

/** Whether a write of this type can change other records or what they show. */
export const affectsOthers = (type: ContentType): boolean => hasRelatedFields(type) || referrersOf(type).length > 0;

/**
 * The resources whose lists change with a record of this type: its own, those that show it (even in list items), those
 * that it shows (their versions grow), and those of the shared table.
 */
export function resourcesShowing(type: ContentType): string[] {
  const showing = Object.values<ContentType>(contentTypes).filter((other) =>
    nestedTargetsOf(other).includes(type.name),
  );
  const known = relatedFieldsOf(type).filter(({ field }) => !('loose' in field && field.loose));
  const types = [
    type,
    ...showing,
    ...referrersOf(type).map((referrer) => referrer.type),
    ...known.map(({ target }) => target),
  ];
  return [
    ...new Set(
      types.flatMap(({ name, shares, members = [] }) => [
        name,
        ...(shares ? [shares.table] : []),
        ...members.map((member) => member.name),
      ]),
    ),
  ].sort();
}
