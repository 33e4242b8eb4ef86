import type { Feature } from './features';
import type { Choice, Fields } from './fields';
import type { ContentLocale } from './locales';
import type { ReferenceListName } from './references';
import { capitalized } from './names';

/**
 * The filters of a list, by the name of their parameter. Several values of one filter are joined by AND (`all`) or OR
 * (`any`), different filters by AND.
 */
interface FilterBase {
  /** The German label. */
  label: string;
  /** The switch that enables it; the filter of a disabled field is ignored. */
  feature?: Feature;
  /** Hidden from editors; for public pages and other clients. */
  hidden?: boolean;
}

export type Filter = FilterBase &
  /** `choices`: the labels of a type that has its own words for public and draft. */
  (
    | { kind: 'visibility'; choices?: readonly Choice[] }
    /** The relation `field` contains these records, by id. */
    | { kind: 'records'; field: string; resource: string; match: 'all' | 'any' }
    /**
     * `field` contains these references; values are ids or German names. `noneMeansAll`: a record without any belongs
     * to all of them, e.g. to every canton.
     */
    | {
        kind: 'references';
        field: string;
        list: ReferenceListName;
        match: 'all' | 'any' | 'none';
        noneMeansAll?: boolean;
      }
    /** The date in `field` is in the year of the given day. */
    | { kind: 'year'; field: string }
    /** The period from `start` to `end` includes the year of the given day; a missing bound is open. */
    | { kind: 'period'; start: string; end: string }
    /**
     * `1`: the time in `field` has passed; `0`: it is in the future or unknown. `byDay`: today counts as the future.
     * `forVisitors`: open to visitors although the field may be private; the filter reveals no more than where the
     * record is listed.
     */
    | { kind: 'past'; field: string; byDay?: boolean; choices?: readonly Choice[]; forVisitors?: true }
    | { kind: 'choice'; field: string; choices: readonly Choice[] }
    /**
     * The timestamp in `field` is at or after a day (`from`), or before its end (`till`). Accepts a day, a relative day
     * (`7d`) or a timestamp in ISO 8601. `otherwise`: the field used if that one is empty.
     */
    | { kind: 'moment'; field: string; otherwise?: string; bound: 'from' | 'till' }
    /** The record matches one of these cases, named by the ids of the choices. */
    | { kind: 'cases'; choices: readonly Choice[]; cases: Record<string, RelationCase> }
    /** `field` is missing in these languages. */
    | { kind: 'untranslated'; field: string; locales: readonly ContentLocale[] }
    /**
     * One of these accounts created or changed the record; if combined with a filter by `updatedAt`, since that time.
     */
    | { kind: 'changedBy' }
    /** One of these accounts takes care of the record. */
    | { kind: 'assignedTo' }
    | { kind: 'ids' }
  );

/**
 * A relation contains a reference with one of these German names, or has a number of entries within one of these
 * ranges.
 */
export type RelationCase =
  | { field: string; list: ReferenceListName; named: readonly string[] }
  | { field: string; counts: readonly (readonly [number, number])[] };

/** The case that a choice selects by its id. */
export const caseNamed = ({ cases }: Extract<Filter, { kind: 'cases' }>, value: string): RelationCase | undefined =>
  Object.hasOwn(cases, value) ? cases[value] : undefined;

/** A table with a line per kind of filter: a new kind does not compile until each layer handles it. */
type PerFilter<Out, In extends unknown[] = []> = {
  readonly [Kind in Filter['kind']]: (filter: Extract<Filter, { kind: Kind }>, ...rest: In) => Out;
};

/** Turns such a table into one function for all kinds of filters. */
export function perFilter<Out, In extends unknown[] = []>(
  table: PerFilter<Out, In>,
): (filter: Filter, ...rest: In) => Out {
  return (filter, ...rest) => (table[filter.kind] as (filter: Filter, ...rest: In) => Out)(filter, ...rest);
}

export type IdsFilter = Extract<Filter, { kind: 'ids' }>;
/** A filter of every content type: the back office uses it to fetch referenced records. */
export const idsFilter: IdsFilter = { kind: 'ids', label: 'Ids', hidden: true };
export type Filters = Record<string, Filter>;

type ReferenceFilter = Extract<Filter, { kind: 'references' }>;
/**
 * A filter as a content type declares it. The name of a reference field stands for a filter by its references; an
 * object without a kind is such a filter with these properties changed.
 */
export type DeclaredFilter<Name extends string = string> =
  Filter | Name | (Partial<Omit<ReferenceFilter, 'kind' | 'list' | 'field'>> & { kind?: never; field: Name });

/**
 * Completes filters by references with the list and the label of their field.
 * @throws if the field does not hold references
 */
export function completeFilters(fields: Fields, declared: Record<string, DeclaredFilter>): Filters {
  return Object.fromEntries(
    Object.entries(declared).map(([name, filter]) => {
      if (typeof filter === 'object' && filter.kind !== undefined) return [name, filter];
      const given = typeof filter === 'string' ? { field: filter } : filter;
      const field = fields[given.field];
      if (field?.kind !== 'references' && field?.kind !== 'reference')
        throw new Error(`The filter ${name} needs a kind: ${given.field} does not hold references.`);
      return [name, { kind: 'references', list: field.list, match: 'all', label: field.label, ...given }];
    }),
  );
}

/** The inverse of each reference filter, for existing clients: `excludeTopic` finds records without these topics. */
export function excluding(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) =>
      filter.kind === 'references'
        ? [[`exclude${capitalized(name)}`, { ...filter, match: 'none', label: `Ohne ${filter.label}`, hidden: true }]]
        : [],
    ),
  );
}
