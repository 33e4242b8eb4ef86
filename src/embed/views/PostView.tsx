import type { Locale } from '../../../domain/locales';
import { postFacts } from '../../../domain/publicViews/entryFacts';
import { Facts } from '../record/Facts';
import { Gallery, type Picture } from '../record/Gallery';
import { addressesOf, Documents, Links, Videos } from '../record/media';
import { FieldText, RecordView } from '../record/RecordView';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { untitled } from '../../i18n/untitled';

/** The public view of news, with its language fallback. */
export function PostView({ record: post, locale }: { record: RecordLike; locale: Locale }) {
  const title = textOf(post, 'title', locale) || untitled[locale];
  return (
    <RecordView title={title} titleLang={otherLocale(post, 'title', locale)} locale={locale}>
      <Facts facts={postFacts(post, locale)} />
      <Gallery images={listOf(post, 'images', 'de') as unknown as Picture[]} title={title} locale={locale} />
      <FieldText record={post} field="text" locale={locale} />
      <Videos items={addressesOf(listOf(post, 'videos', locale), 'value')} title={title} locale={locale} />
      <Links
        items={addressesOf(listOf(post, 'links', locale), 'value')}
        locale={locale}
        lang={otherLocale(post, 'links', locale)}
      />
      <Documents items={listOf(post, 'files', locale)} locale={locale} />
    </RecordView>
  );
}
