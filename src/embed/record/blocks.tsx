import './record.css';
import { useMemo, type ReactNode } from 'react';
import type { ContentLocale } from '../../../domain/locales';
import type { Line } from '../../../domain/publicViews/facts';
import { otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { linkedHtml } from '../linkedHtml';
import { sanitizeHtml } from '../sanitizeHtml';
import { ShownLine } from './Facts';
import { Heading, useRendered } from './rendered';

/** The heading of a record, and what stands under it. */
export function RecordArticle({
  title,
  titleLang,
  locale,
  className,
  children,
}: {
  title: string;
  /** Its language, where that is another one. */
  titleLang?: ContentLocale | undefined;
  locale: ContentLocale;
  className?: string | undefined;
  children: ReactNode;
}) {
  const isPage = useRendered() !== null;
  return (
    <article className={className ? `record-view ${className}` : 'record-view'} lang={locale}>
      {isPage ? <h1 lang={titleLang}>{title}</h1> : <h2 lang={titleLang}>{title}</h2>}
      {children}
    </article>
  );
}

export const Paragraphs = ({ lines }: { lines: readonly Line[] }) =>
  lines.map((line, index) => (
    <p key={index}>
      <ShownLine line={line} />
    </p>
  ));

/** How somebody is reached, and where. */
export function Address({ name, lines }: { name?: string | undefined; lines: readonly Line[] }) {
  return lines.length === 0 && !name ? null : (
    <address className="record-view__contact">
      {name && <strong>{name}</strong>}
      {lines.map((line, index) => (
        <span key={index}>
          <ShownLine line={line} />
        </span>
      ))}
    </address>
  );
}

/** The formatted text of a field, with its language where that is another one. */
export function FieldText({
  record,
  field,
  locale,
  linkWord,
}: {
  record: RecordLike;
  field: string;
  locale: ContentLocale;
  /** What web addresses in its words are called, if they become links. */
  linkWord?: string | undefined;
}) {
  const html = textOf(record, field, locale);
  return <RichText html={linkWord ? linkedHtml(html, linkWord) : html} lang={otherLocale(record, field, locale)} />;
}

/** Formatted text. Sanitised here once more, whatever has been stored. */
export function RichText({ html, lang }: { html: string; lang?: ContentLocale | undefined }) {
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  return clean ? <div className="record-view__text" lang={lang} dangerouslySetInnerHTML={{ __html: clean }} /> : null;
}

export function Headed({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** A list under a heading; nothing where it is empty. */
export function Section<Item>({
  title,
  lang,
  items,
  children,
}: {
  title: string;
  /** The language of its items, where that is another one. */
  lang?: ContentLocale | undefined;
  items: readonly Item[];
  children: (item: Item, index: number) => ReactNode;
}) {
  if (items.length === 0) return null;
  return (
    <Headed title={title}>
      <ul lang={lang}>
        {items.map((item, index) => (
          <li key={index}>{children(item, index)}</li>
        ))}
      </ul>
    </Headed>
  );
}
