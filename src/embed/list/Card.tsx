import { useEffect, useRef } from 'react';
import { framePage, staticPage, type Embed } from '../../../domain/embeds/embeds';
import { viewAddress } from '../../ui/fileAddress';
import { host } from '../../ui/host';
import { isForAnotherTab } from '../anotherTab';
import type { PublicRecord } from './calls';
import type { EmbedType } from './embedType';
import type { Settings } from './settings';
import { untitled } from '../../i18n/untitled';

/**
 * A record in a list: picture, title and some lines. A click opens it over the list; in a new tab the link leads to
 * its static page.
 */
export function Card({
  embed,
  contentType,
  record,
  settings: { locale, history, heading: Heading, hasPictures },
  takesFocus = false,
  onOpen,
}: {
  embed: Embed;
  contentType: EmbedType;
  record: PublicRecord;
  settings: Settings;
  /** Whether keyboard focus moves here, after more records have loaded. */
  takesFocus?: boolean;
  onOpen: (title: string) => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) link.current?.focus();
  }, [takesFocus]);
  const title = contentType.title(record, locale) || untitled[locale];
  const image = hasPictures && contentType.image?.(record);
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
            lang={contentType.titleLang?.(record, locale)}
            onClick={(event) => {
              if (isForAnotherTab(event)) return;
              event.preventDefault();
              onOpen(title);
            }}
          >
            {title}
          </a>
        </Heading>
        <contentType.Summary record={record} locale={locale} />
      </div>
    </li>
  );
}
