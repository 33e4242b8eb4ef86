import { useEffect, useState } from 'react';
import type { ContactLike } from '../../../domain/values/contacts';
import { fetchByIds } from '../list/calls';
import { useRendered } from '../record/rendered';

/**
 * Public contacts in the order of their ids; null while loading. Those that are not public or fail to load are left
 * out.
 */
export function usePublicContacts(ids: readonly number[]): ContactLike[] | null {
  const rendered = useRendered();
  const wanted = ids.join();
  const [found, setFound] = useState<{ wanted: string; contacts: ContactLike[] } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const list = wanted === '' ? [] : wanted.split(',').map(Number);
    const show = (contacts: ContactLike[]) =>
      setFound({
        wanted,
        contacts: list
          .map((id) => contacts.find((contact) => contact.id === id))
          .filter((contact) => contact !== undefined),
      });
    if (list.length === 0) show([]);
    else fetchByIds('contacts', list, leaving.signal).then(show, () => !leaving.signal.aborted && show([]));
    return () => leaving.abort();
  }, [wanted]);
  return rendered ? [...(rendered.people ?? [])] : found?.wanted === wanted ? found.contacts : null;
}
