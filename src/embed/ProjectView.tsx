import './project.css';
import { useMemo, type ReactNode } from 'react';
import type { Locale } from '../../domain/locales';
import { embedWords } from '../i18n/embed';
import { downloadAddress } from '../ui/fileAddress';
import { ExternalLink } from './ExternalLink';
import { ProjectContact } from './ProjectContact';
import { ProjectFacts } from './ProjectFacts';
import { ProjectImages } from './ProjectImages';
import { translatedList, translatedText, type FindReference, type ProjectLike } from './projectData';
import { sanitizeHtml } from './sanitizeHtml';
import { VideoEmbed } from './VideoEmbed';
import { videoEmbedUrl } from './videoEmbedUrl';

/**
 * What the public sees of a project, in a language with its fallback to the others; the form shows it as its preview.
 * `references` names relations that come as bare ids.
 */
export function ProjectView({ project, locale, references }: { project: ProjectLike; locale: Locale; references?: FindReference }) {
  const words = embedWords[locale];
  const title = translatedText(project, 'title', locale) || words.untitled;
  const description = translatedText(project, 'description', locale);
  const html = useMemo(() => sanitizeHtml(description), [description]);
  const links = translatedList(project, 'links', locale).filter(({ url }) => url);
  const videos = translatedList(project, 'videos', locale).filter(({ url }) => url);
  const files = translatedList(project, 'files', locale).filter(({ id }) => id);
  const contacts = translatedList(project, 'contacts', locale).filter((contact) => Object.values(contact).some(Boolean));
  return (
    <article className="project-view" lang={locale}>
      <h2>{title}</h2>
      <ProjectFacts project={project} locale={locale} references={references} />
      <ProjectImages images={project.images} title={title} locale={locale} />
      {html && <div className="project-view__text" dangerouslySetInnerHTML={{ __html: html }} />}
      <Section title={words.fields.videos} items={videos}>
        {({ url = '', label }) => (videoEmbedUrl(url) ? (
          <>
            <VideoEmbed url={url} title={label || title} />
            {label && <span>{label}</span>}
          </>
        ) : (
          <ExternalLink href={url}>{label || url}</ExternalLink>
        ))}
      </Section>
      <Section title={words.fields.links} items={links}>
        {({ url = '', label }) => <ExternalLink href={url}>{label || url}</ExternalLink>}
      </Section>
      <Section title={words.fields.files} items={files}>
        {({ id = 0, extension = '', name, description: text }, index) => (
          <a href={downloadAddress({ id, extension })} download>{text || name || words.document(index + 1)} ({extension.toUpperCase()})</a>
        )}
      </Section>
      <Section title={words.fields.contacts} items={contacts}>
        {(contact) => <ProjectContact contact={contact} locale={locale} />}
      </Section>
    </article>
  );
}

function Section<Item>({ title, items, children }: { title: string; items: Item[]; children: (item: Item, index: number) => ReactNode }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>{items.map((item, index) => <li key={index}>{children(item, index)}</li>)}</ul>
    </section>
  );
}
