import { nameOf, type ContentType, type FieldError } from '../domain/contentType';
import { allContentTypes, contentTypeNamed, contentTypes } from '../domain/contentTypes';
import type { AssociationsField, RecordsField } from '../domain/fields';
import { isRelation, targetOf, withEntries } from '../domain/kinds/targets';
import { shapeOf } from '../domain/shapes';
import { mapValues } from '../domain/visitValues';
import type { Row } from './resource';

type Values = Record<string, any>;
type Item = Values & { id: number };
const fieldsOf = (type: ContentType) => Object.entries(type.fields);
const typeNamed = (name: string): ContentType => contentTypes[name as keyof typeof contentTypes];

/**
 * The relations between records of all types. A row contains the ids of its relations; responses expand them to current
 * summaries, without deleted records. Rows of associations are kept in sync on both sides.
 */
export class Relations {
  private readonly rows = new Map<string, Row[]>(allContentTypes.map(({ name }) => [name, []]));
  private lastAssociation = 0;

  /** The rows of a type. */
  of(resource: string): Row[] {
    return this.rows.get(resource) ?? [];
  }

  /** A record with its type; if the resource covers several types, the one that has it. */
  find(resource: string, id: number): { type: ContentType; row: Row } | undefined {
    const names = ((contentTypeNamed(resource)?.members ?? [{ name: resource }]) as readonly { name: string }[]).map(
      ({ name }) => name,
    );
    for (const name of names) {
      const row = this.of(name).find((candidate) => candidate.id === id);
      if (row) return { type: typeNamed(name), row };
    }
    return undefined;
  }

  /** A row with its relations expanded (`short`: only to names). */
  expand(type: ContentType, row: Row, short = false): Row {
    const entryOf = (resource: string, id: number) => {
      const other = this.find(resource, id);
      if (!other) return undefined;
      if (short) return { id, name: nameOf(other.type, other.row), isPublic: other.row.isPublic };
      const own = Object.fromEntries(fieldsOf(other.type).filter(([, field]) => !isRelation(field)));
      return shapeOf({ ...other.type, derivedFromRelated: {}, fields: own }, 'all', true)(other.row);
    };
    // An entry of a loose relation.
    const loose = ({ resource, loose: options }: RecordsField, id: number) => {
      const other = this.find(resource, id);
      if (!other || short) return other && { id };
      return {
        id,
        name: nameOf(other.type, other.row),
        isPublic: other.row.isPublic,
        ...Object.fromEntries((options?.shows ?? []).map((name) => [name, other.row[name]])),
      };
    };
    return mapValues(type, row, ({ field, value }) => {
      const target = targetOf(field);
      if (field.kind === 'records' && field.loose) return withEntries(value, ({ id }) => loose(field, id));
      if (target && 'resource' in target) return withEntries(value, ({ id }) => entryOf(target.resource, id));
      if (field.kind !== 'associations') return value as unknown;
      const items = (value as Item[]).filter((item) => item[field.there] !== null);
      return short
        ? items.map((item) =>
            Object.fromEntries(['id', field.there, ...Object.keys(field.item)].map((part) => [part, item[part]])),
          )
        : items;
    });
  }

  /** Converts associations of a request to the stored form, and reports invalid ones. */
  resolve(type: ContentType, input: Values, current: Row | null): { value: Values; errors: FieldError[] } {
    const errors: FieldError[] = [];
    const value = mapValues(type, input, ({ field, path, value: given }) => {
      if (field.kind !== 'associations') return given as unknown;
      const former = (current?.[path] ?? []) as Item[];
      return (given as Item[]).map((item, index) => {
        if (item.id !== null && current && !former.some((one) => one.id === item.id))
          errors.push({ field: `${path}.${index}.id`, message: 'Dieser Eintrag der Liste gehört nicht hierher.' });
        return this.item(field, { ...former.find((one) => one.id === item.id), ...item });
      });
    });
    return { value, errors };
  }

  private item(field: AssociationsField, item: Values): Item {
    this.lastAssociation = Math.max(this.lastAssociation, item.id ?? 0);
    const parts = Object.entries(field.item).map(([part, { empty }]) => [part, item[part] ?? empty]);
    const links = field.links && { [field.links.name]: item[field.links.name] ?? [] };
    return {
      id: item.id ?? ++this.lastAssociation,
      ...Object.fromEntries(parts),
      translations: item.translations,
      ...links,
      [field.there]: { id: item[field.there].id },
    } as Item;
  }

  /** Updates the other side of a record's associations. `now` is null if the record was deleted. */
  written(type: ContentType, id: number, now: Row | null): void {
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'associations') continue;
      const [otherName, other] = fieldsOf(typeNamed(field.resource)).find(
        ([, one]) => one.kind === 'associations' && one.table === field.table,
      ) as [string, AssociationsField];
      for (const side of this.of(field.resource)) {
        const ours = ((now?.[name] ?? []) as Item[]).filter((item) => item[field.there].id === side.id);
        const items = (side[otherName] ?? []) as Item[];
        const kept = items.filter((item) => item[other.there].id !== id);
        if (ours.length === 0 && kept.length === items.length) continue;
        side[otherName] = [
          ...kept,
          ...ours.map((one) =>
            this.item(other, { ...items.find((item) => item.id === one.id), ...one, [other.there]: { id } }),
          ),
        ];
      }
    }
  }
}
