import type { Locale } from '../../../domain/locales';
import { circularFacts } from '../../../domain/publicViews/entryFacts';
import { embedListWords } from '../../i18n/embed/list';
import { Facts } from '../record/Facts';
import { Gallery, type Picture } from '../record/Gallery';
import { addressesOf, Documents, Links, Videos } from '../record/media';
import { RecordView, RichText } from '../record/RecordView';
import { listOf, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { useTagContexts } from './useTagContexts';

/** What the public sees of a circular-economy project, in a language with its fallback to the others. */
export function CircularEconomyProjectView({ record: project, locale }: { record: RecordLike; locale: Locale }) {
  const title = textOf(project, 'title', locale) || embedListWords[locale].untitled;
  const contexts = useTagContexts(listOf(project, 'tags', 'de').length > 0);
  return (
    <RecordView title={title} locale={locale}>
      <RichText html={textOf(project, 'description', locale)} />
      <Videos items={addressesOf(listOf(project, 'videos', locale), 'value')} title={title} locale={locale} />
      <Documents items={listOf(project, 'files', locale)} locale={locale} />
      <Links items={addressesOf(listOf(project, 'links', locale), 'value')} locale={locale} />
      <Facts facts={circularFacts(project, locale, contexts)} />
      <Gallery images={listOf(project, 'images', 'de') as unknown as Picture[]} title={title} locale={locale} />
    </RecordView>
  );
}
