import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../../domain/locales';
import type { Embed } from '../../../domain/embeds/embeds';
import { viewOfEmbed } from '../../../domain/embeds/views';
import type { Card as CardRow } from '../../../domain/publicViews/card';
import type { RelatedData } from '../../../domain/publicViews/view';
import { type RecordLike, textOf } from '../../../domain/values/textsIn';
import { drawingPath } from '../../../domain/http';
import { partsOf, contentOf, view } from '../../../domain/publicViews/interactive-graphics';
import { setHost, host } from '../../ui/fileUrls';
import { Card } from '../list/Card';
import { settingsOf } from '../list/settings';
import { sanitizeWith } from '../sanitizeHtml';
import { CircularEconomyProjectView } from '../views/CircularEconomyProjectView';
import { ContactView } from '../views/ContactView';
import { RegionView } from '../views/RegionView';
import { viewOf, type View, type ViewProps } from './RecordView';
import { RenderedContext } from './rendered';
import { RichText } from './blocks';

/**
 * A graphic without scripts: the drawing as a picture, and below it all the texts that its elements and markers open.
 */
const GraphicText = viewOf(view, { Extra: Drawing });

function Drawing({ record, locale }: ViewProps) {
  const parts = (['elements', 'markers'] as const).flatMap((name) => partsOf(record, name));
  return (
    <>
      <p className="record-view__picture">
        <img src={host + drawingPath(record.id)} alt={textOf(record, 'title', locale)} loading="lazy" />
      </p>
      {parts.map((part, index) => (
        <RichText key={index} html={contentOf(part, locale)?.html ?? ''} />
      ))}
    </>
  );
}

/** Views that show more than their description says. */
const ownViews: Record<string, View> = {
  'circular-economy-projects': CircularEconomyProjectView,
  contacts: ContactView,
  'interactive-graphics': GraphicText,
  regions: RegionView,
};

/** Cards as HTML, before the scripts of their list have arrived. */
export function renderCards(embed: Embed, cards: readonly CardRow[], locale: Locale): string {
  setHost('');
  const settings = settingsOf(embed, { locale, history: {}, heading: 'h2' });
  return renderToStaticMarkup(
    <ul className="embed-cards">
      {cards.map((record) => (
        <Card key={record.id} embed={embed} record={record} settings={settings} onOpen={() => undefined} />
      ))}
    </ul>,
  );
}

/**
 * The view of a record as HTML, for pages without scripts.
 * @param host the base of every URL: `https://regio.example`
 * @param sanitize makes rich text harmless
 */
export function renderRecord(
  resource: string,
  record: RecordLike,
  locale: Locale,
  { host, sanitize, related }: { host: string; sanitize: (html: string) => string; related: RelatedData },
): string {
  const View = ownViews[resource] ?? viewOf(viewOfEmbed({ resource }));
  setHost(host);
  sanitizeWith(sanitize);
  return renderToStaticMarkup(
    <RenderedContext value={related}>
      <View record={record} locale={locale} />
    </RenderedContext>,
  );
}
