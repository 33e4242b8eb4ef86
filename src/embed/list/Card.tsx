import { useEffect, useRef } from 'react';
import type { Card as CardRow } from '../../../domain/publicViews/card';
import { framePage, staticPage, type Embed } from '../../../domain/embeds/embeds';
import type { LocalizedText } from '../../../domain/values/textsIn';
import { host } from '../../ui/fileUrls';
import { opensNewTab } from '../ExternalLink';
import type { Settings } from './settings';
import { untitled } from '../../i18n/untitled';

/**
 * A record in a list: picture, title and some lines. A click opens it above the list; in a new tab, the link opens its
 * static page.
 */
export function Card({
  embed,
  record,
  settings: { locale, history, heading: Heading, hasPictures },
  takesFocus = false,
  onOpen,
}: {
  embed: Embed;
  record: CardRow;
  settings: Settings;
  /** Whether the keyboard focus moves here after more records have loaded. */
  takesFocus?: boolean;
  onOpen: (title: string) => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const title = record.title || untitled[locale];
  const address = `${host}${framePage(embed, locale)}?${history.primaryKey}=${record.id}`;
  return (
    <li
      className={`embed-card embed-${embed.name}-list-item`}
      part="list-item"
      data-static={`${host}${staticPage(embed, record.id, locale)}`}
    >
      {hasPictures && record.image && (
        <img
          src={host + record.image}
          alt=""
          loading="lazy"
          decoding="async"
          {...(record.focus && { style: { objectPosition: record.focus } })}
        />
      )}
      <div className="embed-card__words" part="list-item-words">
        <Heading part="list-item-title">
          <a
            ref={link}
            href={address}
            lang={record.lang}
            onClick={(event) => {
              if (opensNewTab(event)) return;
              event.preventDefault();
              onOpen(title);
            }}
          >
            {title}
          </a>
        </Heading>
        {record.lines.map((line) => {
          const { text, lang }: LocalizedText = typeof line === 'string' ? { text: line } : line;
          return (
            <p key={text} lang={lang}>
              {text}
            </p>
          );
        })}
      </div>
    </li>
  );
}
