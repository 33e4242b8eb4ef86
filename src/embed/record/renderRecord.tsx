import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../../domain/locales';
import { viewOfEmbed } from '../../../domain/embeds/views';
import type { Related } from '../../../domain/publicViews/view';
import type { RecordLike } from '../../../domain/values/textsIn';
import { setHost } from '../../ui/host';
import { GraphicText } from '../graphic/GraphicText';
import { sanitizeWith } from '../sanitizeHtml';
import { CircularEconomyProjectView } from '../views/CircularEconomyProjectView';
import { ContactView } from '../views/ContactView';
import { RegionView } from '../views/RegionView';
import { viewOf, type View } from './RecordView';
import { RenderedContext } from './rendered';

/** Those that show more than their description says. */
const ownViews: Record<string, View> = {
  'circular-economy-projects': CircularEconomyProjectView,
  contacts: ContactView,
  'interactive-graphics': GraphicText,
  regions: RegionView,
};

/**
 * The view of a record as HTML, for pages that have no scripts.
 * @param host what addresses begin with: `https://regio.example`
 * @param sanitize what makes formatted texts harmless
 */
export function renderRecord(
  resource: string,
  record: RecordLike,
  locale: Locale,
  { host, sanitize, related }: { host: string; sanitize: (html: string) => string; related: Related },
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
