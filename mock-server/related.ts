import { nameOf, type ContentType, type FieldError } from '../domain/contentType';
import { contentTypes, allContentTypes, contentTypeNamed } from '../domain/contentTypes';
import type { AssociationsField, Fields, RecordsField } from '../domain/fields';
import { hierarchyProblem, levelAbove } from '../domain/hierarchy';
import { isRelation, pointersIn, targetOf, withEntries } from '../domain/kinds/targets';
import { shapeOf } from '../domain/shapes';
import { mapValues } from '../domain/visitValues';
import type { Row } from './rows';

type Values = Record<string, any>;
type Item = Values & { id: number };
const fieldsOf = (type: ContentType<any>) => Object.entries(type.fields as Fields);
const typeNamed = (resource: string): ContentType<any> => (contentTypes as Record<string, ContentType<any>>)[resource] as ContentType<any>;

/**
 * What the records of all types know of each other. A row holds the ids of those it leads to; an answer shows them in their short
 * shapes as they are now, and nothing of one that is gone. Rows of associations stand on both sides, and are kept alike.
 */
export class Relations {
  private readonly rows = new Map<string, Row[]>(allContentTypes.map(({ name }) => [name, []]));
  private lastAssociation = 0;

  /** The rows of a type. */
  of(resource: string): Row[] {
    return this.rows.get(resource) ?? [];
  }

  private row(resource: string, id: number): Row | undefined {
    return this.of(this.resourceWith(resource, id)).find((row) => row.id === id);
  }

  /** The resource that has a record: of several types together, whose ids are of one sequence, the one that has it. */
  private resourceWith(resource: string, id: number): string {
    const members = contentTypeNamed(resource)?.members ?? [];
    return members.find(({ name }) => this.of(name).some((row) => row.id === id))?.name ?? resource;
  }

  /** A row as it is shown, what it is related to included (`short`: by name); strangers see of that what is public. */
  expand(type: ContentType<any>, row: Row, view: 'all' | 'public', short = false): Row {
    const shown = (resource: string, id: number) => {
      const other = this.row(resource, id);
      if (!other || (view === 'public' && other.isPublic !== true)) return undefined;
      const target = typeNamed(this.resourceWith(resource, id));
      if (short) return { id, name: nameOf(target, other), isPublic: other.isPublic };
      const own = Object.fromEntries(fieldsOf(target).filter(([, field]) => !isRelation(field)));
      return shapeOf({ ...target, derivedFromRelated: {}, fields: own, publicFields: (target.publicFields as string[]).filter((name) => own[name]) }, view, true)(other);
    };
    return mapValues(type, row, ({ field, value }) => {
      const target = targetOf(field);
      if (field.kind === 'records' && field.loose) return withEntries(value, ({ id }) => this.loose(field, id, view, short));
      if (target && 'resource' in target) return withEntries(value, ({ id }) => shown(target.resource, id));
      if (field.kind !== 'associations') return value as unknown;
      return (value as Item[]).filter((item) => item[field.there] !== null).map(({ [field.links?.name ?? '']: links, ...item }) => {
        if (short) return { id: item.id, [field.there]: item[field.there], ...Object.fromEntries(Object.keys(field.item).map((part) => [part, item[part]])) };
        return { ...item, ...(view === 'all' && field.links && { [field.links.name]: links }) };
      });
    });
  }

  /** A row as tables are ordered by it: what stands below something has the name of that before its own. */
  named(type: ContentType<any>, row: Row): Row {
    return mapValues(type, this.expand(type, row, 'all', true), ({ field, value }) => {
      const target = targetOf(field);
      const above = target && 'resource' in target ? levelAbove(contentTypeNamed(target.resource)) : undefined;
      if (!target || !('resource' in target) || !above) return value as unknown;
      return withEntries(value, ({ id, name }: Values) => {
        const parent = this.row(target.resource, (this.row(target.resource, id as number)?.[above] as Item | null)?.id ?? 0);
        return { id, name: parent ? `${String(parent.name)}: ${String(name)}` : String(name) };
      });
    });
  }

  /** An entry of a long choice. */
  private loose({ resource, loose }: RecordsField, id: number, view: 'all' | 'public', short: boolean): object | undefined {
    const other = this.row(resource, id);
    if (!other || (view === 'public' && other.isPublic !== true)) return undefined;
    if (short) return { id };
    return { id, name: nameOf(typeNamed(resource), other), isPublic: other.isPublic, ...Object.fromEntries((loose?.shows ?? []).map((name) => [name, other[name]])) };
  }

  /** Brings what a record that is to be written is related to into the form that rows keep. Out: that, and a problem for every unknown id. */
  resolve(type: ContentType<any>, input: Values, id: number | null): { value: Values; errors: FieldError[] } {
    const errors: FieldError[] = [];
    const before = id === null ? undefined : this.row(type.name, id);
    const value = mapValues(type, input, ({ field, path, value: given }) => {
      const target = targetOf(field);
      if (target && 'resource' in target) {
        const isThere = ({ id: named }: { id: number }) => this.row(target.resource, named) !== undefined;
        if (field.kind === 'records' && field.loose) return withEntries(given, (entry: Item) => (isThere(entry) ? { id: entry.id } : undefined));
        const unknown = pointersIn({ path, value: given }).filter((pointer) => !isThere(pointer));
        errors.push(...unknown.map((pointer) => ({ field: pointer.path, message: `Es gibt keinen Eintrag mit der Id ${pointer.id}.` })));
        return withEntries(given, (entry: Item) => ({ id: entry.id }));
      }
      if (field.kind !== 'associations') return given as unknown;
      const former = (before?.[path] ?? []) as Item[];
      return (given as Item[]).map((item, index) => {
        if (item.id !== null && id !== null && !former.some((one) => one.id === item.id)) errors.push({ field: `${path}.${index}.id`, message: 'Dieser Eintrag der Liste gehört nicht hierher.' });
        return this.item(field, { ...former.find((one) => one.id === item.id), ...item });
      });
    });
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'record' || !field.hierarchy || !value[name]) continue;
      const parentOf = (one: number) => (this.row(type.name, one)?.[name] as Item | null | undefined)?.id ?? null;
      const message = hierarchyProblem(field.hierarchy, id, (value[name] as Item).id, { parentOf, hasChildren: (one) => this.of(type.name).some((row) => parentOf(row.id) === one) });
      if (message) errors.push({ field: name, message });
    }
    return { value, errors };
  }

  private item(field: AssociationsField, item: Values): Item {
    this.lastAssociation = Math.max(this.lastAssociation, item.id ?? 0);
    const parts = Object.entries(field.item).map(([part, { empty }]) => [part, item[part] ?? empty]);
    return {
      id: item.id ?? ++this.lastAssociation, ...Object.fromEntries(parts), translations: item.translations,
      ...(field.links && { [field.links.name]: item[field.links.name] ?? [] }), [field.there]: { id: item[field.there].id },
    } as Item;
  }

  /** Puts what a record says of its associations where the other side keeps it. `now`: null when the record is gone. */
  written(type: ContentType<any>, id: number, now: Row | null): void {
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'associations') continue;
      const [otherName, other] = fieldsOf(typeNamed(field.resource)).find(([, one]) => one.kind === 'associations' && one.table === field.table) as [string, AssociationsField];
      for (const side of this.of(field.resource)) {
        const said = ((now?.[name] ?? []) as Item[]).filter((item) => item[field.there].id === side.id);
        const items = (side[otherName] ?? []) as Item[];
        const stays = items.filter((item) => item[other.there].id !== id || said.some((one) => one.id === item.id));
        const changed = stays.map((item) => {
          const one = said.find((candidate) => candidate.id === item.id);
          return one ? this.item(other, { ...item, ...one, [other.there]: { id } }) : item;
        });
        const added = said.filter((one) => !items.some((item) => item.id === one.id)).map((one) => this.item(other, { ...one, [other.there]: { id } }));
        side[otherName] = [...changed, ...added];
      }
    }
  }
}
