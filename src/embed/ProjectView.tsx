import type { Locale } from '../../domain/locales';
import { embedWords } from '../i18n/embed/project';
import { mediaWords } from '../i18n/embed/media';
import { ProjectContact } from './ProjectContact';
import { ProjectFacts } from './ProjectFacts';
import { translatedList, translatedText, type FindReference, type ProjectLike } from './projectData';
import { addressesOf, Documents, Links, Videos } from './record/media';
import { Pictures } from './record/Pictures';
import { RecordView, RichText, Section } from './record/RecordView';

/**
 * What the public sees of a project, in a language with its fallback to the others; the form shows it as its preview.
 * `references` names relations that come as bare ids.
 */
export function ProjectView({ project, locale, references }: { project: ProjectLike; locale: Locale; references?: FindReference }) {
  const words = embedWords[locale];
  const title = translatedText(project, 'title', locale) || words.untitled;
  const contacts = translatedList(project, 'contacts', locale).filter((contact) => Object.values(contact).some(Boolean));
  return (
    <RecordView title={title} locale={locale}>
      <ProjectFacts project={project} locale={locale} references={references} />
      <Pictures images={project.images} title={title} locale={locale} />
      <RichText html={translatedText(project, 'description', locale)} />
      <Videos items={addressesOf(translatedList(project, 'videos', locale), 'url')} title={title} locale={locale} />
      <Links items={addressesOf(translatedList(project, 'links', locale), 'url')} locale={locale} />
      <Documents items={translatedList(project, 'files', locale)} locale={locale} title={mediaWords[locale].documents} />
      <Section title={words.fields.contacts} items={contacts}>
        {(contact) => <ProjectContact contact={contact} locale={locale} />}
      </Section>
    </RecordView>
  );
}
