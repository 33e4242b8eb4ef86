import type { Locale } from '../../domain/locales';
import { entryWords } from '../i18n/embed/entry';
import { embedListWords } from '../i18n/embed/list';
import { Gallery, type Picture } from './record/Gallery';
import { addressesOf, Documents, Links, Videos } from './record/media';
import { Facts, RecordView, RichText, type Fact } from './record/RecordView';
import { listOf, namesOf, textOf, type RecordLike } from '../../domain/values/textsIn';
import { useTagContexts } from './useTagContexts';

/** What the public sees of a circular-economy project, in a language with its fallback to the others. */
export function CircularEconomyProjectView({ record: project, locale }: { record: RecordLike; locale: Locale }) {
  const words = entryWords[locale];
  const title = textOf(project, 'title', locale) || embedListWords[locale].untitled;
  const relations = Object.entries(words.circular).map(([field, label]): Fact => [label, namesOf(project, field, locale).join(', ')]);
  const tags = listOf(project, 'tags', 'de');
  const contexts = useTagContexts(tags.length > 0);
  const levels = Object.entries(words.tags).map(([level, label]): Fact => [label, namesOf({ tags: tags.filter(({ id }) => contexts.get(Number(id)) === `circularEconomyProject:${level}`) }, 'tags', locale).join(', ')]);
  return (
    <RecordView title={title} locale={locale}>
      <RichText html={textOf(project, 'description', locale)} />
      <Videos items={addressesOf(listOf(project, 'videos', locale), 'value')} title={title} locale={locale} />
      <Documents items={listOf(project, 'files', locale)} locale={locale} />
      <Links items={addressesOf(listOf(project, 'links', locale), 'value')} locale={locale} />
      <Facts facts={[...relations, ...levels]} />
      <Gallery images={listOf(project, 'images', 'de') as unknown as Picture[]} title={title} locale={locale} />
    </RecordView>
  );
}
