import type { ContentType } from '../../../domain/contentType';
import { contentTypeNamed, contentTypes } from '../../../domain/contentTypes';
import { declaredParts } from '../../../domain/kinds/items';
import { isRelation, targetOf, type RelationField } from '../../../domain/kinds/targets';

/**
 * Fields whose value is other records (`record`, `records`, `associations`). They are not part of the texts that are
 * written with a row, since others change them: they are read with it (compose.ts). Why: docs/decisions/contacts.md.
 */
export interface RelatedField {
  name: string;
  field: RelationField;
  /** The content type of the others. */
  target: ContentType;
}

/** Errors: a declaration that names a type there is none of. */
export function typeNamed(resource: string): ContentType {
  const type = contentTypeNamed(resource);
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

/** The content types that items of this one's lists lead to, however deep (nestedRecords.ts). */
export const nestedTargetsOf = (type: ContentType): string[] => [
  ...new Set(nestedIn(type).map(({ target }) => target)),
];

/** Whether such items are shown; tables (`short`) show those of a few lists. */
export const showsNested = (type: ContentType, short = false): boolean =>
  nestedIn(type).some(({ root }) => !short || type.fields[root]?.summary === true);

/** Whether others change what a record of this type shows. */
export const hasRelatedFields = (type: ContentType): boolean =>
  relatedFieldsOf(type).length > 0 || nestedTargetsOf(type).length > 0;

const stored = new WeakMap<ContentType, ContentType>();

/** The type as far as its own row and texts go. */
export function withoutRelated(type: ContentType): ContentType {
  if (!hasRelatedFields(type)) return type;
  const related = new Set(relatedFieldsOf(type).map(({ name }) => name));
  const { derivedFromRelated: _, derivedLong, ...rest } = type;
  const own: ContentType = stored.get(type) ?? {
    ...rest,
    // What is made of items that lead to records is made when these are known (nestedRecords.ts).
    ...(nestedTargetsOf(type).length === 0 && derivedLong && { derivedLong }),
    fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => !related.has(name))),
    publicFields: (type.publicFields as string[]).filter((name) => !related.has(name)),
  };
  stored.set(type, own);
  return own;
}

/** Whether a field of this resource may lead to records of a type: to its own, or to several types together. */
const leadsTo = (resource: string, type: ContentType): boolean =>
  resource === type.name || (contentTypeNamed(resource)?.members ?? []).some(({ name }) => name === type.name);

/** The fields of other types that lead to records of this one. */
export function referrersOf(type: ContentType): { type: ContentType; name: string; field: RelatedField['field'] }[] {
  return Object.values<ContentType>(contentTypes).flatMap((other) =>
    relatedFieldsOf(other).flatMap(({ name, field }) =>
      leadsTo(field.resource, type) ? [{ type: other, name, field }] : [],
    ),
  );
}

/** Whether a write of this type may change other records, or what they show. */
export const affectsOthers = (type: ContentType): boolean => hasRelatedFields(type) || referrersOf(type).length > 0;

/**
 * The resources whose lists are no longer right once a record of this type was written: its own, those that show it (in
 * their items too), those it shows (their versions grow), and the table it shares.
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
