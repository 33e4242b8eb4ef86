import { useState } from 'react';
import { mediaWords } from '../../../domain/publicViews/mediaWords';
import type { ContentLocale } from '../../../domain/locales';
import { downloadUrl } from '../../ui/fileUrls';
import { ExternalLink } from '../ExternalLink';
import { VideoEmbed, videoEmbedUrl } from '../VideoEmbed';
import { Section } from './blocks';
import { useRendered } from './rendered';

/** A URL and its label. */
interface NamedAddress {
  url: string;
  label?: string | undefined;
}

/** The links of a list, whatever the name of their URL field; those without a URL are left out. */
export function addressesOf(items: readonly object[], field: 'url' | 'value'): NamedAddress[] {
  return items.flatMap((item) => {
    const { [field]: url, label } = item as Record<string, string | undefined>;
    return url ? [{ url, label }] : [];
  });
}

/** Links to other websites. */
export function Links({
  items,
  title,
  lang,
}: {
  items: readonly NamedAddress[];
  title: string;
  /** The language of the labels, if it is not the page's. */
  lang?: ContentLocale | undefined;
}) {
  return (
    <Section title={title} lang={lang} items={items}>
      {({ url, label }) => <ExternalLink href={url}>{label || url}</ExternalLink>}
    </Section>
  );
}

/** Videos; those on a known host play on this page. */
export function Videos({
  items,
  title,
  locale,
}: {
  items: readonly NamedAddress[];
  title: string;
  locale: ContentLocale;
}) {
  const isRendered = useRendered() !== null;
  return (
    <Section title={mediaWords[locale].videos} items={items}>
      {({ url, label }) =>
        videoEmbedUrl(url) && !isRendered ? (
          <VideoOnClick url={url} title={label || title} label={label} locale={locale} />
        ) : (
          <ExternalLink href={url}>{label || url}</ExternalLink>
        )
      }
    </Section>
  );
}

/** The video's host learns of the visitor only after a click. */
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

/** Documents to download under a heading. Documents without a name are numbered. */
export function Documents({
  items,
  locale,
  title,
}: {
  items: readonly Document[];
  locale: ContentLocale;
  title: string;
}) {
  return (
    <Section title={title} items={items.filter(({ id }) => id)}>
      {(file, index) => <DocumentLink file={file} name={mediaWords[locale].unnamed(index + 1)} />}
    </Section>
  );
}

/** @param name shown if the file has neither a description nor a name */
export function DocumentLink({ file: { id = 0, extension = '', ...file }, name }: { file: Document; name: string }) {
  return (
    <a href={downloadUrl({ id, extension })} download>
      {file.description || file.name || name} ({extension.toUpperCase()})
    </a>
  );
}
