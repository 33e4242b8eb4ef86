import type { Envelope } from '../../../domain/http';
import { nameIn, type Locale } from '../../../domain/locales';
import type { ReferenceEntry } from '../../../domain/references';
import type { Option } from './address';
import { fetchData } from './calls';

type Named = Pick<ReferenceEntry, 'id' | 'name' | 'translations'>;

interface Group extends Named {
  parent: Named | null;
}

/** Groups of contacts, in their order: those that others are in, or these, each after the group that it is in. */
export async function fetchGroups(level: 'upper' | 'lower', locale: Locale, signal: AbortSignal): Promise<Option[]> {
  const { data } = await fetchData<Envelope<Group[]>>('contact-groups?limit=1000', signal);
  const upper = data.filter(({ id }) => data.some(({ parent }) => parent?.id === id));
  const optionOf = (group: Group): Option => ({ value: String(group.id), names: [nameIn(group, locale), group.name], of: group.parent ? String(group.parent.id) : undefined });
  if (level === 'upper') return upper.map(optionOf);
  const place = ({ parent }: Group) => upper.findIndex(({ id }) => id === parent?.id);
  return data.filter(({ parent }) => parent).sort((one, other) => place(one) - place(other)).map(optionOf);
}
