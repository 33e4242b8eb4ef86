import { useState, useEffect } from 'react';
import { view } from '../../../domain/publicViews/regions';
import { regionEmbedWords } from '../../../domain/publicViews/regionWords';
import { listOf, namesOf } from '../../../domain/values/textsIn';
import type { ContactLike } from '../../../domain/values/contacts';
import '../button.css';
import { viewOf, type ViewProps } from '../record/RecordView';
import { Heading, useRendered } from '../record/rendered';
import { fetchByIds } from '../list/calls';

/** Above this number, the rest is shown on request. */
const shownAtFirst = 10;

/** A region with its municipalities and public contacts. */
export const RegionView = viewOf(view, {
  Extra: Municipalities,
  useRelated: (region) => ({
    contexts: null,
    people: usePublicContacts(listOf(region, 'contacts', 'de').map(({ id }) => Number(id))),
  }),
});

function Municipalities({ record, locale }: ViewProps) {
  const words = regionEmbedWords[locale];
  const isRendered = useRendered() !== null;
  const [isWhole, setWhole] = useState(isRendered);
  const names = namesOf(record, 'cities', locale);
  if (names.length === 0) return null;
  return (
    <section>
      <Heading>{words.municipalities}</Heading>
      <p>{(isWhole ? names : names.slice(0, shownAtFirst)).join(', ')}</p>
      {names.length > shownAtFirst && !isRendered && (
        <button type="button" className="embed-button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? words.fewer : words.more(names.length - shownAtFirst)}
        </button>
      )}
    </section>
  );
}

/**
 * Public contacts in the order of their ids; null while loading. Those that are not public or fail to load are left
 * out.
 */
function usePublicContacts(ids: readonly number[]): ContactLike[] | null {
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
