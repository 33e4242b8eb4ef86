import './record.css';
import { useMemo, type ReactNode } from 'react';
import type { ContentLocale } from '../../../domain/locales';
import { sanitizeHtml } from '../sanitizeHtml';

/** The public view of a record: its heading and what stands under it. Other parts of it are in this folder. */
export function RecordView({ title, locale, children }: { title: string; locale: ContentLocale; children: ReactNode }) {
  return (
    <article className="record-view" lang={locale}>
      <h2>{title}</h2>
      {children}
    </article>
  );
}

/** Formatted text. Sanitised here once more, whatever has been stored. */
export function RichText({ html }: { html: string }) {
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  return clean ? <div className="record-view__text" dangerouslySetInnerHTML={{ __html: clean }} /> : null;
}

/** A list under a heading; nothing where it is empty. */
export function Section<Item>({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{children(item, index)}</li>
        ))}
      </ul>
    </section>
  );
}
