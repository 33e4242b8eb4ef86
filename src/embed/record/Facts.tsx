import { Fragment } from 'react';
import type { Fact, Line } from '../../../domain/publicViews/facts';
import { linksIn } from '../../../domain/values/linksIn';
import { mailAddress } from '../../../domain/values/addresses';
import { host } from '../../ui/fileUrls';
import { ExternalLink } from '../ExternalLink';

/** Short labelled facts; empty ones are left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const known = facts.filter(({ lines }) => lines.length > 0);
  if (known.length === 0) return null;
  return (
    <dl className="record-view__facts">
      {known.map(({ label, lines, lang }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd lang={lang}>
            {lines.map((line, index) =>
              lines.length === 1 ? (
                <ShownLine key={index} line={line} />
              ) : (
                <span key={index} className="record-view__line">
                  <ShownLine line={line} />
                </span>
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A line of a record. Files on our server are downloaded, PDFs are opened; an unsafe URL is shown as plain text. */
export function ShownLine({ line }: { line: Line }) {
  if (typeof line === 'string') return <LinkedText text={line} website="Website" />;
  const { before = '', text, href, lang } = line;
  return (
    <>
      {before}
      {href.startsWith('/') ? (
        <a href={host + href} {...(href.endsWith('.pdf') ? { target: '_blank', rel: 'noopener' } : { download: true })}>
          {text}
        </a>
      ) : /^(mailto|tel):/.test(href) ? (
        <a href={href}>{text}</a>
      ) : href === '' ? (
        <span lang={lang}>{text}</span>
      ) : (
        <ExternalLink href={href}>{text}</ExternalLink>
      )}
    </>
  );
}

/** Plain text whose email addresses are mail links, and whose http(s) URLs are links named 'Website'. */
function LinkedText({ text, website }: { text: string; website: string }) {
  return linksIn(text).map(({ kind, text: part }, index) => {
    if (kind === 'mail')
      return (
        <a key={index} href={mailAddress(part)}>
          {part}
        </a>
      );
    if (kind === 'web')
      return (
        <ExternalLink key={index} href={part}>
          {website}
        </ExternalLink>
      );
    return <Fragment key={index}>{part}</Fragment>;
  });
}
