import { useEffect, useState } from 'react';
import { view } from '../../../domain/publicViews/interactive-graphics';
import { drawingPath } from '../../../domain/http';
import { textOf } from '../../../domain/values/textsIn';
import { host } from '../../ui/host';
import { embedListWords } from '../../i18n/embed';
import { standardType } from '../list/standardType';
import type { EmbedType } from '../list/embedType';

type View = EmbedType['Detail'];

/**
 * The view loads with the first graphic opened, since it can also show projects. Not by `lazy`, which would add to
 * the size of every list.
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
export const contentType: EmbedType = {
  ...standardType('interactive-graphics', view, {
    lines: (record, locale) => [textOf(record, 'description', locale)],
    image: ({ id }) => host + drawingPath(id),
    Detail,
  }),
  // Titles of graphics are not translated.
  titleLang: undefined,
};
