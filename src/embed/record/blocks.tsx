import { useMemo, type ReactNode } from 'react';
import type { ContentLocale } from '../../../domain/locales';
import type { Line } from '../../../domain/publicViews/facts';
import { fallbackLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { linksIn } from '../../../domain/values/linksIn';
import { mailAddress } from '../../../domain/values/addresses';
import { sanitizeHtml } from '../sanitizeHtml';
import './record.css';
import { ShownLine } from './Facts';
import { Heading, useRendered } from './rendered';

/** The article of a record: its heading and content. */
export function RecordArticle({
  title,
  titleLang,
  locale,
  className,
  children,
}: {
  title: string;
  /** The language of the title, if it is not the page's. */
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

/** Contact details and postal address. */
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

/** The rich text of a field, marked with its language if that is not the page's. */
export function FieldText({
  record,
  field,
  locale,
  linkWord,
  isFirst = false,
}: {
  record: RecordLike;
  field: string;
  locale: ContentLocale;
  /** Whether it follows the heading of the record itself. */
  isFirst?: boolean;
  /** The link text of URLs, if they become links. */
  linkWord?: string | undefined;
}) {
  const html = textOf(record, field, locale);
  const isPage = useRendered() !== null;
  const shown = linkWord ? linkedHtml(html, linkWord) : html;
  return <RichText html={isPage && isFirst ? raised(shown) : shown} lang={fallbackLocale(record, field, locale)} />;
}

/** Headings begin at `h2`, one level below that of the page, and skip no level. */
function raised(html: string): string {
  const levels = [...html.matchAll(/<h([2-6])\b/g)].map(([, level]) => Number(level));
  const excess = Math.min(...levels, 6) - 2;
  return excess > 0 && levels.length > 0
    ? html.replaceAll(/(<\/?h)([2-6])\b/g, (_all, tag: string, level) => `${tag}${Number(level) - excess}`)
    : html;
}

/** Rich text, which is sanitized again here, whatever was stored. */
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

/** A list under a heading; nothing if it is empty. */
export function Section<Item>({
  title,
  lang,
  items,
  children,
}: {
  title: string;
  /** The language of its items, if it is not the page's. */
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

/**
 * `LinkedText` for HTML: URLs and email addresses in its text become links, existing links stay. Parsing runs no
 * scripts; the result must be sanitized. Without a DOM, as on the server, the text is unchanged.
 */
function linkedHtml(html: string, website: string): string {
  if (typeof DOMParser === 'undefined') return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (!walker.currentNode.parentElement?.closest('a')) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    const parts = linksIn(node.data);
    if (parts.every(({ kind }) => kind === 'words')) continue;
    node.replaceWith(
      ...parts.map(({ kind, text }) => {
        if (kind === 'words') return text;
        const link = document.createElement('a');
        link.href = kind === 'mail' ? (mailAddress(text) ?? '') : text;
        link.textContent = kind === 'mail' ? text : website;
        return link;
      }),
    );
  }
  return body.innerHTML;
}
