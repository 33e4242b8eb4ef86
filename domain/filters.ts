import type { Feature } from './features';
import type { Choice } from './fields';
import type { ContentLocale } from './locales';
import type { ReferenceListName } from './references';

/**
 * The filters of a list. Each has the name of its parameter; several values of one filter are
 * joined by AND (`all`) or OR (`any`), different filters by AND.
 */
interface FilterBase {
  /** German, as the list shows it. */
  label: string;
  /** The switch that shows it; the filter of a switched-off field is ignored. */
  feature?: Feature;
  /** Not offered in the editor's list; for public pages and other clients. */
  hidden?: boolean;
}

export type Filter = FilterBase &
  /** `choices`: where a type has words of its own for draft. */
  (
    | { kind: 'visibility'; choices?: readonly Choice[] }
    /** The record's `field` has these records of a content type, by id. */
    | { kind: 'records'; field: string; resource: string; match: 'all' | 'any' }
    /**
     * The record's `field` has these entries; values are ids, a German name is accepted too. `noneMeansAll`: a record
     * without any has all of them, such as what holds in every canton.
     */
    | {
        kind: 'references';
        field: string;
        list: ReferenceListName;
        match: 'all' | 'any' | 'none';
        noneMeansAll?: boolean;
      }
    /** The date `field` lies within one year from the given day: `2024-01-01` means within 2024. */
    | { kind: 'year'; field: string }
    /** What lasts from `start` to `end` is there in the year of the given day; a bound that nobody knows is none. */
    | { kind: 'period'; start: string; end: string }
    /**
     * `1`: the moment `field` is over. `0`: it is still to come, or not known. `byDay`: what is today counts as still
     * to come until the day ends.
     */
    | { kind: 'past'; field: string; byDay?: boolean; choices?: readonly Choice[] }
    | { kind: 'choice'; field: string; choices: readonly Choice[] }
    /**
     * The moment `field` lies on or after (`from`), or before the end of (`till`), a day, which may be given as so many
     * days before today (`7d`); a moment in ISO 8601 is taken too. `otherwise`: the field that stands in where that one has no value.
     */
    | { kind: 'moment'; field: string; otherwise?: string; bound: 'from' | 'till' }
    /** Some cases of what a record is related to; each choice is one of them, by its id. */
    | { kind: 'cases'; choices: readonly Choice[]; cases: Record<string, RelationCase> }
    /** The record has no `field` in these languages. */
    | { kind: 'untranslated'; field: string; locales: readonly ContentLocale[] }
    /**
     * One of these accounts has made or changed the record; together with the filter for `updatedAt` only changes from
     * that moment on count.
     */
    | { kind: 'changedBy' }
    | { kind: 'ids' }
  );

/** A record whose `field` has an entry of one of these German names, or so many entries: from, to. */
export type RelationCase =
  | { field: string; list: ReferenceListName; named: readonly string[] }
  | { field: string; counts: readonly (readonly [number, number])[] };

/** The case that a value of the filter names; undefined where there is none of that name. */
export const caseNamed = ({ cases }: Extract<Filter, { kind: 'cases' }>, value: string): RelationCase | undefined =>
  Object.hasOwn(cases, value) ? cases[value] : undefined;

/**
 * A table with a line for every kind of filter: a new kind does not compile before each layer says what it does with
 * it.
 */
type PerFilter<Out, In extends unknown[] = []> = {
  readonly [Kind in Filter['kind']]: (filter: Extract<Filter, { kind: Kind }>, ...rest: In) => Out;
};

/** Reads such a table: one function for filters of all kinds. */
export function perFilter<Out, In extends unknown[] = []>(
  table: PerFilter<Out, In>,
): (filter: Filter, ...rest: In) => Out {
  return (filter, ...rest) => (table[filter.kind] as (filter: Filter, ...rest: In) => Out)(filter, ...rest);
}

export type IdsFilter = Extract<Filter, { kind: 'ids' }>;
export type Filters = Record<string, Filter>;

/**
 * The filters by entries the other way round, by the names of existing clients: `excludeTopic` finds records without
 * any of its entries.
 */
export function excluding(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters).flatMap(([name, filter]) =>
      filter.kind === 'references'
        ? [
            [
              `exclude${name.charAt(0).toUpperCase()}${name.slice(1)}`,
              { ...filter, match: 'none', label: `Ohne ${filter.label}`, hidden: true },
            ],
          ]
        : [],
    ),
  );
}
