import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ContentType } from '../../../domain/contentType';
import type { Choice } from '../../../domain/fields';
import { visibilityChoices } from '../../../domain/contents';
import { perFilter, type Filter } from '../../../domain/filters';
import { timestampChoices } from '../../../domain/editorFilters';
import { isOffered, type Context, type ReferenceEntry, type ReferenceListName } from '../../../domain/references';
import { offeredYears, usualYears, type YearsByFilter } from '../../../domain/lists/years';
import { apiFetch } from '../../api/http';
import { listWords } from '../../i18n/lists';
import { meName } from '../../i18n/untitled';
import { branchesOf, groupName, useContactGroups } from '../../cache/contactGroups';
import { cacheKeys } from '../../cache/afterWrites';
import { useReferences } from '../../cache/references';
import { colleaguesQuery, displayName } from '../../session/colleagues';
import { useMe } from '../../session/session';
import { formatDay } from '../../ui/format';

/** An option of a filter; options of a group are listed under its name. */
export type FilterOption = Choice & { group?: string };

interface Props {
  type: Pick<ContentType, 'fields'> & { name?: string };
  /** The filter's name in the query. */
  name: string;
  filter: Filter;
  children: (options: readonly FilterOption[]) => ReactNode;
}

/** Provides the options of a filter: references, or the fixed choices of its kind. */
export function FilterOptions({ type, name, filter, children }: Props): ReactNode {
  if (filter.kind === 'records' && filter.resource === 'contact-groups') return <GroupOptions>{children}</GroupOptions>;
  if (filter.kind === 'changedBy' || filter.kind === 'assignedTo')
    return <ColleagueOptions>{children}</ColleagueOptions>;
  if (filter.kind === 'period' && type.name !== undefined)
    return (
      <YearOptions resource={type.name} name={name}>
        {children}
      </YearOptions>
    );
  if (filter.kind !== 'references') return children(fixedOptions(filter));
  const field = type.fields[filter.field];
  return (
    <ReferenceOptions list={filter.list} context={field && 'context' in field ? field.context : undefined}>
      {children}
    </ReferenceOptions>
  );
}

function ReferenceOptions({
  list,
  context,
  children,
}: {
  list: ReferenceListName;
  context?: Context;
  children: Props['children'];
}) {
  const entries = useReferences(list);
  const options = useMemo(() => referenceOptions(entries, context), [entries, context]);
  return children(options);
}

/** The editors, with the current user first. */
function ColleagueOptions({ children }: Pick<Props, 'children'>) {
  const { data = [] } = useQuery(colleaguesQuery);
  const me = useMe()?.id;
  const options = useMemo(
    () =>
      data
        .toSorted((a, b) => Number(b.id === me) - Number(a.id === me))
        .map((one) => ({ id: String(one.id), label: one.id === me ? meName(displayName(one)) : displayName(one) })),
    [data, me],
  );
  return children(options);
}

/** The usual years and those that have records, each as its first day. */
function YearOptions({ resource, name, children }: { resource: string; name: string; children: Props['children'] }) {
  const { data = {} } = useQuery({
    queryKey: [...cacheKeys.years, resource],
    queryFn: ({ signal }) => apiFetch<YearsByFilter>(`/${resource}/years`, { signal }),
    staleTime: 300_000,
    retry: false,
  });
  const years = data[name];
  const options = useMemo(() => yearOptions(years), [years]);
  return children(options);
}

/** Contact groups under their parent; top-level groups without children are left out. */
function GroupOptions({ children }: Pick<Props, 'children'>) {
  const entries = useContactGroups();
  const options = useMemo(
    () =>
      branchesOf(entries).flatMap(({ group, children: below }) =>
        below.map((entry): FilterOption => ({
          id: String(entry.id),
          label: groupName(entry),
          group: groupName(group),
        })),
      ),
    [entries],
  );
  return children(options);
}

const none = () => [];

function yearOptions(years: readonly number[] = []): Choice[] {
  const thisYear = new Date().getFullYear();
  return offeredYears(years, thisYear, thisYear - usualYears + 1).map((year) => ({
    id: `${year}-01-01`,
    label: String(year),
  }));
}

/** The fixed choices of each kind of filter. */
export const fixedOptions = perFilter<readonly Choice[]>({
  visibility: ({ choices = visibilityChoices }) => choices,
  choice: ({ choices }) => choices,
  cases: ({ choices }) => choices,
  past: ({ choices = [] }) => choices,
  untranslated: ({ locales }) => locales.map((locale) => ({ id: locale, label: listWords.lacks(locale) })),
  year: () => yearOptions(),
  moment: () => timestampChoices,
  // The options of these kinds are loaded.
  period: none,
  records: none,
  references: none,
  changedBy: none,
  assignedTo: none,
  ids: none,
});

/** The references that a context offers, with their German names, by position and name. */
export function referenceOptions(entries: readonly ReferenceEntry[], context: Context | undefined): Choice[] {
  return entries
    .filter((entry) => isOffered(entry, context))
    .toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'de'))
    .map(({ id, name }) => ({ id: String(id), label: name }));
}

/**
 * The label of a chosen value. Days and years are their own label, even without records. Other values are shown as they
 * are while the list is loading, or if the entry no longer exists.
 */
export function optionLabel({ kind }: Filter, options: readonly Choice[], value: string): string {
  const known = options.find(({ id }) => id === value)?.label;
  if (known !== undefined || !/^\d{4}-\d{2}-\d{2}/.test(value)) return known ?? value;
  return kind === 'moment' ? formatDay(value) : value.slice(0, 4);
}
