import { createContext, useContext, type ReactNode } from 'react';
import type { ContentLocale } from '../../../domain/locales';
import type { RelatedData } from '../../../domain/publicViews/view';

/**
 * Set when a view is rendered on the server, to the data that it would request in a browser. No scripts run on such a
 * page: videos are links, and lists are shown in full.
 */
export const RenderedContext = createContext<RelatedData | null>(null);

export const useRendered = () => useContext(RenderedContext);

/** The heading of a section: the record's heading is `h1` on its own page, and `h2` in another page. */
export const Heading = ({ lang, children }: { lang?: ContentLocale | undefined; children: ReactNode }) =>
  useRendered() ? <h2 lang={lang}>{children}</h2> : <h3 lang={lang}>{children}</h3>;
