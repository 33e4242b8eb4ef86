import { useState } from 'react';
import { mediaWords } from '../../../domain/publicViews/mediaWords';
import type { ContentLocale } from '../../../domain/locales';
import { downloadAddress } from '../../ui/fileAddress';
import { ExternalLink } from '../ExternalLink';
import { VideoEmbed } from '../VideoEmbed';
import { videoEmbedUrl } from '../videoEmbedUrl';
import { Section } from './RecordView';

/** An address with the words that people read for it. */
interface NamedAddress {
  url: string;
  label?: string | undefined;
}

/** Items of a list of links, whatever their field calls the address; those without one are left out. */
export function addressesOf(items: readonly object[], field: 'url' | 'value'): NamedAddress[] {
  return items.flatMap((item) => {
    const { [field]: url, label } = item as Record<string, string | undefined>;
    return url ? [{ url, label }] : [];
  });
}

/** Links to elsewhere. */
export function Links({
  items,
  locale,
  lang,
}: {
  items: readonly NamedAddress[];
  locale: ContentLocale;
  /** Of what they are called, where that is another one. */
  lang?: ContentLocale | undefined;
}) {
  return (
    <Section title={mediaWords[locale].links} lang={lang} items={items}>
      {({ url, label }) => <ExternalLink href={url}>{label || url}</ExternalLink>}
    </Section>
  );
}

/** Videos; one on a host that we know plays here. */
export function Videos({
  items,
  title,
  locale,
}: {
  items: readonly NamedAddress[];
  title: string;
  locale: ContentLocale;
}) {
  return (
    <Section title={mediaWords[locale].videos} items={items}>
      {({ url, label }) =>
        videoEmbedUrl(url) ? (
          <VideoOnClick url={url} title={label || title} label={label} locale={locale} />
        ) : (
          <ExternalLink href={url}>{label || url}</ExternalLink>
        )
      }
    </Section>
  );
}

/** The host of a video learns of a visitor only when the visitor wants to see it. */
function VideoOnClick({
  url,
  title,
  label,
  locale,
}: {
  url: string;
  title: string;
  label: string | undefined;
  locale: ContentLocale;
}) {
  const [plays, setPlays] = useState(false);
  const words = mediaWords[locale];
  return (
    <>
      {plays ? (
        <VideoEmbed url={url} title={title} />
      ) : (
        <button type="button" className="record-view__video" onClick={() => setPlays(true)}>
          <span aria-hidden="true">▶</span> {words.play(title)}
          <small>{words.playsAt(new URL(videoEmbedUrl(url) as string).hostname)}</small>
        </button>
      )}
      {label && plays && <span>{label}</span>}
    </>
  );
}

export interface Document {
  id?: number;
  extension?: string;
  name?: string;
  description?: string;
}

/** Documents to download; `title` heads them. One without a name is called by its number. */
export function Documents({
  items,
  locale,
  title = mediaWords[locale].downloads,
}: {
  items: readonly Document[];
  locale: ContentLocale;
  title?: string;
}) {
  return (
    <Section title={title} items={items.filter(({ id }) => id)}>
      {(file, index) => <DocumentLink file={file} name={mediaWords[locale].unnamed(index + 1)} />}
    </Section>
  );
}

/** `name`: what it is called where it says nothing of itself. */
export function DocumentLink({ file: { id = 0, extension = '', ...file }, name }: { file: Document; name: string }) {
  return (
    <a href={downloadAddress({ id, extension })} download>
      {file.description || file.name || name} ({extension.toUpperCase()})
    </a>
  );
}
