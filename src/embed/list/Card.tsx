import { useEffect, useRef } from 'react';
import { framePage, staticPage, type Embed } from '../../../domain/embeds/embeds';
import { viewAddress } from '../../ui/fileAddress';
import { host } from '../../ui/host';
import { isForAnotherTab } from '../anotherTab';
import type { PublicRecord } from './calls';
import type { EmbedNoun } from './noun';
import type { Settings } from './settings';
import { untitled } from '../../i18n/untitled';

/**
 * A record in a list: picture, title, some lines; a click opens it here, and in a tab of its own it is the page of our
 * server.
 */
export function Card({
  embed,
  noun,
  record,
  settings: { locale, history, heading: Heading, hasPictures },
  takesFocus = false,
  onOpen,
}: {
  embed: Embed;
  noun: EmbedNoun;
  record: PublicRecord;
  settings: Settings;
  /** Whether whoever reads with keys goes on here. */
  takesFocus?: boolean;
  onOpen: (title: string) => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const title = noun.title(record, locale) || untitled[locale];
  const image = hasPictures && noun.image?.(record);
  const address = `${host}${framePage(embed, locale)}?${history.primaryKey}=${record.id}`;
  return (
    <li
      className={`embed-card embed-${embed.name}-list-item`}
      part="list-item"
      data-static={`${host}${staticPage(embed, record.id, locale)}`}
    >
      {image && (
        <img src={typeof image === 'string' ? image : viewAddress(image)} alt="" loading="lazy" decoding="async" />
      )}
      <div className="embed-card__words">
        <Heading>
          <a
            ref={link}
            href={address}
            lang={noun.titleLang?.(record, locale)}
            onClick={(event) => {
              if (isForAnotherTab(event)) return;
              event.preventDefault();
              onOpen(title);
            }}
          >
            {title}
          </a>
        </Heading>
        <noun.Summary record={record} locale={locale} />
      </div>
    </li>
  );
}
