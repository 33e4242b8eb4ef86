import './project.css';
import { useMemo, type ReactNode } from 'react';
import type { Upload } from '../../domain/fields';
import { localized, type Locale } from '../../domain/locales';
import { entryEmbedWords } from '../i18n/embedEntry';
import { downloadAddress } from '../ui/fileAddress';
import { ExternalLink } from './ExternalLink';
import { LinkedText } from './LinkedText';
import { ProjectImages } from './ProjectImages';
import { sanitizeHtml } from './sanitizeHtml';
import { VideoEmbed } from './VideoEmbed';
import { videoEmbedUrl } from './videoEmbedUrl';

interface EntryViewProps {
  record: Record<string, any>;
  locale: Locale;
  /** The fields with its name and its formatted text. */
  title: string;
  text: string;
  /** What stands beside: label and field. */
  facts: readonly (readonly [label: string, field: string])[];
}

type Link = { label?: string; value?: string };

/** What the public sees of an entry with a text: its facts, pictures, links, videos and documents, as far as it has them, in a language with its fallback. */
export function EntryView({ record, locale, title, text, facts }: EntryViewProps) {
  const words = entryEmbedWords[locale];
  const say = (field: string) => String(localized(record, field, locale) ?? '').trim();
  const listed = <Item,>(field: string) => (localized(record, field, locale) ?? []) as Item[];
  const name = say(title) || words.untitled;
  const written = say(text);
  const html = useMemo(() => sanitizeHtml(written), [written]);
  const known = facts.map(([label, field]) => [label, say(field)] as const).filter(([, value]) => value !== '');
  const links = listed<Link>('links').filter(({ value }) => value);
  const videos = listed<Link>('videos').filter(({ value }) => value);
  return (
    <article className="project-view" lang={locale}>
      <h2>{name}</h2>
      {known.length > 0 && (
        <dl className="project-view__facts">
          {known.map(([label, value]) => <div key={label}><dt>{label}</dt><dd style={{ whiteSpace: 'pre-line' }}><LinkedText text={value} website={words.website} /></dd></div>)}
        </dl>
      )}
      {html && <div className="project-view__text" dangerouslySetInnerHTML={{ __html: html }} />}
      <ProjectImages images={record.images} title={name} locale={locale} />
      <Section title={words.videos} items={videos}>
        {({ value = '', label }) => (videoEmbedUrl(value) ? <VideoEmbed url={value} title={label || name} /> : <ExternalLink href={value}>{label || value}</ExternalLink>)}
      </Section>
      <Section title={words.links} items={links}>
        {({ value = '', label }) => <ExternalLink href={value}>{label || value}</ExternalLink>}
      </Section>
      <Section title={words.downloads} items={listed<Upload>('files')}>
        {(file, index) => <a href={downloadAddress(file)} download>{file.description || file.name || words.file(index + 1)} ({file.extension.toUpperCase()})</a>}
      </Section>
    </article>
  );
}

function Section<Item>({ title, items, children }: { title: string; items: readonly Item[]; children: (item: Item, index: number) => ReactNode }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>{items.map((item, index) => <li key={index}>{children(item, index)}</li>)}</ul>
    </section>
  );
}
