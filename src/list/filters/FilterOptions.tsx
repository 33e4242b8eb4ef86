import { useQuery } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import type { ContentType } from '../../../domain/contentType';
import type { Choice } from '../../../domain/fields';
import { perFilter, visibilityChoices, yearChoices, type Filter } from '../../../domain/filters';
import { isOffered, type Context, type ReferenceEntry, type ReferenceListName } from '../../../domain/references';
import { apiFetch } from '../../api/http';
import { listWords } from '../../i18n/lists';
import { branchesOf, groupName, useContactGroups } from '../../cache/contactGroups';
import { useReferences } from '../../cache/references';
import { formatDay } from '../../ui/format';

/** What a filter offers; those of a group stand together under its name. */
export type FilterOption = Choice & { group?: string };

interface Props {
  type: Pick<ContentType<any>, 'fields'>;
  filter: Filter;
  children: (options: readonly FilterOption[]) => ReactNode;
}

/** Gives what a filter offers: the entries of its reference list, or the values its kind knows. */
export function FilterOptions({ type, filter, children }: Props): ReactNode {
  if (filter.kind === 'records' && filter.resource === 'contact-groups') return <GroupOptions>{children}</GroupOptions>;
  if (filter.kind === 'changedBy') return <ColleagueOptions>{children}</ColleagueOptions>;
  if (filter.kind !== 'references') return children(fixedOptions(filter, new Date().getFullYear()));
  const field = type.fields[filter.field];
  return <ReferenceOptions list={filter.list} context={field && 'context' in field ? field.context : undefined}>{children}</ReferenceOptions>;
}

function ReferenceOptions({ list, context, children }: { list: ReferenceListName; context?: Context; children: Props['children'] }) {
  const entries = useReferences(list);
  const options = useMemo(() => referenceOptions(entries, context), [entries, context]);
  return children(options);
}

/** Who edits, by their addresses. */
function ColleagueOptions({ children }: Pick<Props, 'children'>) {
  const { data = [] } = useQuery({ queryKey: ['colleagues'], queryFn: ({ signal }) => apiFetch<{ id: number; email: string }[]>('/colleagues', { signal }), staleTime: 300_000, retry: false });
  const options = useMemo(() => data.map(({ id, email }) => ({ id: String(id), label: email })), [data]);
  return children(options);
}

/** Contact groups by the one above; of those at the top only the ones that have any below. */
function GroupOptions({ children }: Pick<Props, 'children'>) {
  const entries = useContactGroups();
  const options = useMemo(() => branchesOf(entries).flatMap(({ group, children: below }) =>
    below.map((entry): FilterOption => ({ id: String(entry.id), label: groupName(entry), group: groupName(group) }))), [entries]);
  return children(options);
}

const none = () => [];
const years = (_filter: Filter, currentYear: number) => yearChoices(currentYear);

/** The values that a filter's kind knows by itself. */
export const fixedOptions = perFilter<readonly Choice[], [currentYear: number]>({
  visibility: ({ choices = visibilityChoices }) => choices, choice: ({ choices }) => choices, cases: ({ choices }) => choices, past: ({ choices = [] }) => choices,
  year: years, period: years,
  untranslated: ({ locales }) => locales.map((locale) => ({ id: locale, label: listWords.lacks(locale) })),
  // Of these the values are records, entries, accounts, or days to pick.
  records: none, references: none, changedBy: none, moment: none, ids: none,
});

/** The entries offered in a context, with their German names, by position and name. */
export function referenceOptions(entries: readonly ReferenceEntry[], context: Context | undefined): Choice[] {
  return entries
    .filter((entry) => isOffered(entry, context))
    .toSorted((a, b) => a.position - b.position || a.name.localeCompare(b.name, 'de'))
    .map(({ id, name }) => ({ id: String(id), label: name }));
}

/** The word for a chosen value, of a day itself; the value while its list is loading or where the entry is gone. */
export function optionLabel(options: readonly Choice[], value: string): string {
  if (options.length === 0 && /^\d{4}-\d{2}-\d{2}/.test(value)) return formatDay(value);
  return options.find(({ id }) => id === value)?.label ?? value;
}
