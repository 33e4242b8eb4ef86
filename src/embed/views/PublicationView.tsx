import type { ContentLocale } from '../../../domain/locales';
import { beginningOf, publicationFacts } from '../../../domain/publicViews/publicationFacts';
import { publicationEmbedWords } from '../../../domain/publicViews/publicationWords';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { ExternalLink } from '../ExternalLink';
import { Facts } from '../record/Facts';
import { Documents } from '../record/media';
import { RecordView } from '../record/RecordView';
import { untitled } from '../../i18n/untitled';

/** The public view of a publication: a card with a link to it, in one of four languages, with fallback. */
export function PublicationView({ record: publication, locale }: { record: RecordLike; locale: ContentLocale }) {
  const words = publicationEmbedWords[locale];
  const description = beginningOf(publication, locale);
  const url = textOf(publication, 'url', locale);
  return (
    <RecordView
      title={textOf(publication, 'title', locale) || untitled[locale]}
      titleLang={otherLocale(publication, 'title', locale)}
      locale={locale}
    >
      {description && <p lang={otherLocale(publication, 'description', locale)}>{description}</p>}
      <Facts facts={publicationFacts(publication, locale)} />
      <Documents items={listOf(publication, 'files', 'de')} locale={locale} title={words.files} />
      {url && (
        <p>
          <ExternalLink href={url}>{words.open}</ExternalLink>
        </p>
      )}
    </RecordView>
  );
}
