import type { Viewer } from '../domain/access';
import { nameOf, type ContentType, type FieldError } from '../domain/contentType';
import { contentTypeNamed } from '../domain/contentTypes';
import type { Fields, AssociationsField } from '../domain/fields';
import { hierarchyProblem } from '../domain/hierarchy';
import { pointersIn, targetOf, withEntries } from '../domain/kinds/targets';
import { shapeOf } from '../domain/shapes';
import { mapValues, visitValues, type ValueAt } from '../domain/visitValues';
import type { History } from './history';
import { Refusal } from './problems';
import type { Resource } from './resource';
import type { Action, Row } from './rows';

type Values = Record<string, any>;
type Item = Values & { id: number };
const fieldsOf = (type: ContentType<any>) => Object.entries(type.fields as Fields);

/** The kinds whose values are other records; a row holds their ids, an answer their short shapes as they are now. */
const isRelation = (kind: string) => kind === 'record' || kind === 'records' || kind === 'associations';

/** The content type that a value within an item of a list leads to. */
function nestedResource(type: ContentType<any>, { field, path, root }: ValueAt): string | undefined {
  const target = path === root || isRelation(type.fields[root].kind) ? null : targetOf(field);
  return target && 'resource' in target ? target.resource : undefined;
}

/** What the records of all types know of each other. Rows of associations stand on both sides, and are kept alike. */
export class Relations {
  private readonly resources = new Map<string, Resource>();
  private lastAssociation = 0;

  /** From when on changes are kept and versions grow. */
  private hasBegun = false;

  constructor(private readonly history: History) {}

  begin(): void {
    this.hasBegun = true;
  }

  add(resource: Resource): void {
    this.resources.set(resource.name, resource);
  }

  private typeOf(resource: string): ContentType<any> {
    return contentTypeNamed(resource) as ContentType<any>;
  }

  /** The resources whose rows it has: those of several types together are of one sequence. */
  private namesOf(resource: string): string[] {
    return contentTypeNamed(resource)?.members?.map(({ name }) => name) ?? [resource];
  }

  private row(resource: string, id: number): Row | undefined {
    return this.namesOf(resource).flatMap((name) => this.resources.get(name)?.rows.find((row) => row.id === id) ?? [])[0];
  }

  /** A row as it is shown, what it is related to included (`short`: by name); strangers see of that what is public. */
  expand(type: ContentType<any>, row: Row, view: 'all' | 'public', short = false): Row {
    const shown = (resource: string, id: number) => {
      const other = this.row(resource, id);
      if (!other || (view === 'public' && other.isPublic !== true)) return [];
      const target = this.typeOf(this.namesOf(resource).find((name) => this.resources.get(name)?.rows.includes(other)) ?? resource);
      if (short) return [{ id, name: nameOf(target, other), isPublic: other.isPublic }];
      const own = { ...target, derivedFromRelated: {}, fields: Object.fromEntries(fieldsOf(target).filter(([, { kind }]) => !isRelation(kind))), publicFields: (target.publicFields as string[]).filter((name) => !isRelation((target.fields as Fields)[name]?.kind ?? '')) };
      return [shapeOf(own, view, true)(other)];
    };
    const values = fieldsOf(type).flatMap(([name, field]): [string, unknown][] => {
      if (field.kind === 'record') return [[name, row[name] ? (shown(field.resource, (row[name] as Item).id)[0] ?? null) : null]];
      if (field.kind === 'records') return [[name, (row[name] as Item[]).flatMap(({ id }) => shown(field.resource, id))]];
      if (field.kind !== 'associations') return [];
      return [[name, (row[name] as Item[]).flatMap((item) => shown(field.resource, item[field.there].id).map((other) => {
        const { [field.links?.name ?? '']: links, ...rest } = item;
        if (short) return { id: item.id, ...Object.fromEntries(Object.keys(field.item).map((part) => [part, item[part]])), [field.there]: other };
        return { ...rest, ...(view === 'all' && field.links && { [field.links.name]: links }), [field.there]: other };
      }))]];
    });
    const whole: Row = { ...row, ...Object.fromEntries(values) };
    return mapValues(type, whole, (at) => {
      const resource = nestedResource(type, at);
      return resource === undefined ? at.value : withEntries(at.value, ({ id }) => shown(resource, id)[0]);
    });
  }

  /** Checks what a record that is to be written is related to, and brings it into the form that rows keep. Changes `value`. */
  resolve(type: ContentType<any>, value: Values, id: number | null): FieldError[] {
    const errors: FieldError[] = [];
    const known = (resource: string, entry: { id: number }, path: string) => {
      if (!this.row(resource, entry.id)) errors.push({ field: path, message: `Es gibt keinen Eintrag mit der Id ${entry.id}.` });
      return { id: entry.id };
    };
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind === 'record' && value[name]) {
        value[name] = known(field.resource, value[name], name);
        const rows = this.resources.get(type.name)?.rows ?? [];
        const parentOf = (one: number) => (rows.find((row) => row.id === one)?.[name] as Item | null | undefined)?.id ?? null;
        const message = field.hierarchy && hierarchyProblem(field.hierarchy, id, value[name].id, { parentOf, hasChildren: (one) => rows.some((row) => parentOf(row.id) === one) });
        if (message) errors.push({ field: name, message });
      } else if (field.kind === 'records') {
        value[name] = (value[name] as Item[]).map((entry, index) => known(field.resource, entry, `${name}.${index}`));
      } else if (field.kind === 'associations') {
        const before = (id === null ? [] : (this.row(type.name, id)?.[name] ?? [])) as Item[];
        value[name] = (value[name] as Item[]).map((item, index) => {
          const former = before.find((one) => one.id === item.id);
          if (item.id !== null && !former && id !== null) errors.push({ field: `${name}.${index}.id`, message: 'Dieser Eintrag der Liste gehört nicht hierher.' });
          return this.item(field, { ...former, ...item, [field.there]: known(field.resource, item[field.there], `${name}.${index}.${field.there}`) });
        });
      }
    }
    visitValues(type, value, (at) => {
      const resource = nestedResource(type, at);
      for (const { id: named, path } of resource === undefined ? [] : pointersIn(at)) known(resource as string, { id: named }, path);
    });
    return errors;
  }

  private item(field: AssociationsField, item: Values): Item {
    const parts = Object.keys(field.item).map((part) => [part, item[part] ?? field.item[part]?.empty]);
    return {
      id: item.id ?? ++this.lastAssociation, ...Object.fromEntries(parts), translations: item.translations,
      ...(field.links && { [field.links.name]: item[field.links.name] ?? [] }), [field.there]: { id: item[field.there].id },
    } as Item;
  }

  /** Puts what a record says of its associations where the other side keeps it, and tells those records. `before`: null for a new one. */
  written(type: ContentType<any>, action: Action, row: Row, before: Row | null, viewer: Viewer): void {
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind === 'associations') this.syncAssociations(type, field, row, action === 'delete' ? [] : (row[name] as Item[]), (before?.[name] ?? []) as Item[], viewer);
      if (field.kind !== 'records') continue;
      const ids = (one: Row | null) => ((one?.[name] ?? []) as Item[]).map(({ id }) => id);
      const [now, then] = [action === 'delete' ? [] : ids(row), ids(before)];
      for (const id of [...now.filter((one) => !then.includes(one)), ...then.filter((one) => !now.includes(one))]) {
        const other = this.row(field.resource, id);
        if (other && this.hasBegun) other.version += 1;
      }
    }
    if (action === 'delete') this.forget(type, row.id, viewer);
  }

  private syncAssociations(type: ContentType<any>, field: AssociationsField, row: Row, now: Item[], before: Item[], viewer: Viewer): void {
    const [otherName, other] = fieldsOf(this.typeOf(field.resource)).find(([, one]) => one.kind === 'associations' && one.table === field.table) as [string, AssociationsField];
    const touched = new Set<Row>();
    const changed = now.filter((item) => JSON.stringify(item) !== JSON.stringify(before.find(({ id }) => id === item.id)));
    const left = before.filter((item) => !now.some(({ id, [field.there]: there }) => id === item.id && there.id === item[field.there].id));
    for (const item of left) {
      const side = this.row(field.resource, item[field.there].id);
      if (!side) continue;
      side[otherName] = (side[otherName] as Item[]).filter(({ id }) => id !== item.id);
      touched.add(side);
    }
    for (const item of changed) {
      this.lastAssociation = Math.max(this.lastAssociation, item.id);
      const side = this.row(field.resource, item[field.there].id);
      if (!side) continue;
      const items = (side[otherName] ?? []) as Item[];
      const former = items.find(({ id }) => id === item.id);
      const said = this.item(other, { ...former, ...item, [other.there]: { id: row.id } });
      side[otherName] = former ? items.map((one) => (one === former ? said : one)) : [...items, said];
      touched.add(side);
    }
    const resource = this.resources.get(field.resource) as Resource;
    for (const side of this.hasBegun ? touched : []) {
      side.version += 1;
      this.history.keep(resource, 'update', side, viewer);
    }
  }

  /** Links to a record that is gone go with it. */
  private forget(type: ContentType<any>, id: number, viewer: Viewer): void {
    for (const resource of this.resources.values()) {
      for (const [name, field] of fieldsOf(this.typeOf(resource.name))) {
        if (field.kind !== 'records' || field.resource !== type.name) continue;
        for (const row of resource.rows.filter((one) => (one[name] as Item[]).some((entry) => entry.id === id))) {
          row[name] = (row[name] as Item[]).filter((entry) => entry.id !== id);
          row.version += 1;
          this.history.keep(resource, 'update', row, viewer);
        }
      }
    }
  }

  /** Errors: 409 where others stand below the record. */
  refuseIfParent(type: ContentType<any>, id: number): void {
    for (const resource of this.resources.values()) {
      for (const [name, field] of fieldsOf(this.typeOf(resource.name))) {
        if (field.kind !== 'record' || field.resource !== type.name) continue;
        const below = resource.rows.filter((row) => (row[name] as Item | null)?.id === id);
        if (below.length === 0) continue;
        const names = below.slice(0, 5).map((row) => `«${nameOf(this.typeOf(resource.name), row)}»`).join(', ');
        throw new Refusal(409, `Der Eintrag ist «${field.label}» von ${names}${below.length > 5 ? ' und weiteren' : ''}. Ändern Sie zuerst diese.`);
      }
    }
  }
}
