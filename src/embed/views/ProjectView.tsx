import type { Locale } from '../../../domain/locales';
import { embedWords } from '../../../domain/publicViews/projectWords';
import { mediaWords } from '../../../domain/publicViews/mediaWords';
import { ProjectContact } from './ProjectContact';
import { projectContacts, projectFacts } from '../../../domain/publicViews/projectFacts';
import { Facts } from '../record/Facts';
import {
  translatedList,
  translatedText,
  type FindReference,
  type ProjectLike,
} from '../../../domain/publicViews/projectData';
import { otherLocale } from '../../../domain/values/textsIn';
import { addressesOf, Documents, Links, Videos } from '../record/media';
import { Pictures } from '../record/Gallery';
import { FieldText, RecordView, Section } from '../record/RecordView';
import { untitled } from '../../i18n/untitled';

/**
 * The public view of a project, with its language fallback; also the preview of the form.
 * @param references names of relations that are given as ids only
 */
export function ProjectView({
  project,
  locale,
  references,
}: {
  project: ProjectLike;
  locale: Locale;
  references?: FindReference;
}) {
  const words = embedWords[locale];
  const title = translatedText(project, 'title', locale) || untitled[locale];
  return (
    <RecordView title={title} titleLang={otherLocale(project, 'title', locale)} locale={locale}>
      <Facts facts={projectFacts(project, locale, references)} />
      <Pictures images={project.images ?? []} title={title} locale={locale} />
      <FieldText record={project} field="description" locale={locale} />
      <Videos items={addressesOf(translatedList(project, 'videos', locale), 'url')} title={title} locale={locale} />
      <Links
        items={addressesOf(translatedList(project, 'links', locale), 'url')}
        locale={locale}
        lang={otherLocale(project, 'links', locale)}
      />
      <Documents
        items={translatedList(project, 'files', locale)}
        locale={locale}
        title={mediaWords[locale].documents}
      />
      <Section title={words.fields.contacts} items={projectContacts(project, locale)}>
        {(contact) => <ProjectContact contact={contact} locale={locale} />}
      </Section>
    </RecordView>
  );
}
