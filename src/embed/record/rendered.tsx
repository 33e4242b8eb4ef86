import { createContext, useContext, type ReactNode } from 'react';
import type { ContentLocale } from '../../../domain/locales';
import type { Related } from '../../../domain/publicViews/view';

/**
 * Set where a view is rendered on the server, to what it would request in a browser. Nothing runs there: a video is a
 * link, and a list is shown whole.
 */
export const RenderedContext = createContext<Related | null>(null);

export const useRendered = () => useContext(RenderedContext);

/** The heading of a section: a page of its own begins with `h1`, a view within another page with `h2`. */
export const Heading = ({ lang, children }: { lang?: ContentLocale | undefined; children: ReactNode }) =>
  useRendered() ? <h2 lang={lang}>{children}</h2> : <h3 lang={lang}>{children}</h3>;
