import type { Envelope } from '../../../domain/http';
import type { Locale } from '../../../domain/locales';
import type { Option, OptionEntry } from './address';
import { fetchData, optionOf } from './calls';

interface Group extends OptionEntry {
  parent: OptionEntry | null;
}

/**
 * Groups of contacts in their order.
 * @param level `upper`: groups that have groups below them; `lower`: the groups below, sorted by their parents
 */
export async function fetchGroups(level: 'upper' | 'lower', locale: Locale, signal: AbortSignal): Promise<Option[]> {
  const { data } = await fetchData<Envelope<Group[]>>('contact-groups?limit=1000', signal);
  const upper = data.filter(({ id }) => data.some(({ parent }) => parent?.id === id));
  const offered = (group: Group): Option => ({
    ...optionOf(group, locale),
    of: group.parent ? String(group.parent.id) : undefined,
  });
  if (level === 'upper') return upper.map(offered);
  const place = ({ parent }: Group) => upper.findIndex(({ id }) => id === parent?.id);
  return data
    .filter(({ parent }) => parent)
    .sort((one, other) => place(one) - place(other))
    .map(offered);
}
