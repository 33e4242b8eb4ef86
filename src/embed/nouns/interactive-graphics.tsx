import { useEffect, useState } from 'react';
import { drawingPath } from '../../../domain/http';
import { textOf } from '../../../domain/values/textsIn';
import { host } from '../../ui/host';
import { embedListWords } from '../../i18n/embed';
import { entryNoun } from '../list/entryNoun';
import type { EmbedNoun } from '../list/noun';

type View = EmbedNoun['Detail'];

/**
 * The view of a graphic comes with the first one that is opened: it can show projects too. Without `lazy`, which every
 * list would carry.
 */
const Detail: View = ({ record, locale }) => {
  const [loaded, setLoaded] = useState<{ View: View } | null>(null);
  useEffect(
    () => void import('../graphic/GraphicView').then(({ GraphicView }) => setLoaded({ View: GraphicView })),
    [],
  );
  return loaded ? (
    <loaded.View record={record} locale={locale} />
  ) : (
    <p role="status">{embedListWords[locale].loading}</p>
  );
};

/** Interactive graphics in the public list. */
export const noun: EmbedNoun = {
  ...entryNoun({
    title: 'title',
    lines: (record, locale) => [textOf(record, 'description', locale)],
    image: ({ id }) => host + drawingPath(id),
    Detail,
  }),
  // Their titles are not translated.
  titleLang: undefined,
};
