import '../button.css';
import { useState } from 'react';
import { view } from '../../../domain/publicViews/regions';
import { regionEmbedWords } from '../../../domain/publicViews/regionWords';
import { listOf, namesOf } from '../../../domain/values/textsIn';
import { viewOf, type ViewProps } from '../record/RecordView';
import { Heading, useRendered } from '../record/rendered';
import { usePublicContacts } from '../regions/usePublicContacts';

/** Above this number the others are shown on request. */
const shownAtFirst = 10;

/** A region with its municipalities, and whom to ask, as far as they are public. */
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
