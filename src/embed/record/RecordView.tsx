import './record.css';
import { useMemo, type ReactNode } from 'react';
import type { ContentLocale } from '../../../domain/locales';
import { otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { sanitizeHtml } from '../sanitizeHtml';

/** The public view of a record: its heading and content. This folder has its other parts. */
export function RecordView({
  title,
  titleLang,
  locale,
  children,
}: {
  title: string;
  /** The language of the title, if it is not the page's. */
  titleLang?: ContentLocale | undefined;
  locale: ContentLocale;
  children: ReactNode;
}) {
  return (
    <article className="record-view" lang={locale}>
      <h2 lang={titleLang}>{title}</h2>
      {children}
    </article>
  );
}

/** The formatted text of a field, with its language if it is not the page's. */
export function FieldText({ record, field, locale }: { record: RecordLike; field: string; locale: ContentLocale }) {
  return <RichText html={textOf(record, field, locale)} lang={otherLocale(record, field, locale)} />;
}

/** Formatted text, sanitised again whatever is stored. */
export function RichText({ html, lang }: { html: string; lang?: ContentLocale | undefined }) {
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  return clean ? <div className="record-view__text" lang={lang} dangerouslySetInnerHTML={{ __html: clean }} /> : null;
}

/** A list under a heading; nothing if it is empty. */
export function Section<Item>({
  title,
  lang,
  items,
  children,
}: {
  title: string;
  /** The language of the items, if it is not the page's. */
  lang?: ContentLocale | undefined;
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul lang={lang}>
        {items.map((item, index) => (
          <li key={index}>{children(item, index)}</li>
        ))}
      </ul>
    </section>
  );
}
