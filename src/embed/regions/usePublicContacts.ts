import { useEffect, useState } from 'react';
import type { ContactLike } from '../../../domain/values/contacts';
import { fetchByIds } from '../list/calls';

/**
 * Contacts as the public sees them, in the order of their ids; null until they are there. Who is not public, or cannot
 * be asked for, is left out.
 */
export function usePublicContacts(ids: readonly number[]): ContactLike[] | null {
  const asked = ids.join();
  const [found, setFound] = useState<{ asked: string; contacts: ContactLike[] } | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const wanted = asked === '' ? [] : asked.split(',').map(Number);
    const show = (contacts: ContactLike[]) =>
      setFound({
        asked,
        contacts: wanted
          .map((id) => contacts.find((contact) => contact.id === id))
          .filter((contact) => contact !== undefined),
      });
    if (wanted.length === 0) show([]);
    else fetchByIds('contacts', wanted, leaving.signal).then(show, () => !leaving.signal.aborted && show([]));
    return () => leaving.abort();
  }, [asked]);
  return found?.asked === asked ? found.contacts : null;
}
