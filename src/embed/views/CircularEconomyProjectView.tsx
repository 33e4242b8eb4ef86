import { useEffect, useState } from 'react';
import type { Locale } from '../../../domain/locales';
import { circularFacts, type TagContexts } from '../../../domain/publicViews/entryFacts';
import { Facts } from '../record/Facts';
import { Gallery, type Picture } from '../record/Gallery';
import { addressesOf, Documents, Links, Videos } from '../record/media';
import { FieldText, RecordView } from '../record/RecordView';
import { listOf, otherLocale, textOf, type RecordLike } from '../../../domain/values/textsIn';
import { referenceLists, type ReferenceEntry } from '../../../domain/references';
import { fetchData } from '../list/calls';
import { untitled } from '../../i18n/untitled';

/** The public view of a circular-economy project, with its language fallback. */
export function CircularEconomyProjectView({ record: project, locale }: { record: RecordLike; locale: Locale }) {
  const title = textOf(project, 'title', locale) || untitled[locale];
  const contexts = useTagContexts(listOf(project, 'tags', 'de').length > 0);
  return (
    <RecordView title={title} titleLang={otherLocale(project, 'title', locale)} locale={locale}>
      <FieldText record={project} field="description" locale={locale} />
      <Videos items={addressesOf(listOf(project, 'videos', locale), 'value')} title={title} locale={locale} />
      <Documents items={listOf(project, 'files', locale)} locale={locale} />
      <Links
        items={addressesOf(listOf(project, 'links', locale), 'value')}
        locale={locale}
        lang={otherLocale(project, 'links', locale)}
      />
      <Facts facts={circularFacts(project, locale, contexts)} />
      <Gallery images={listOf(project, 'images', 'de') as unknown as Picture[]} title={title} locale={locale} />
    </RecordView>
  );
}

const none: TagContexts = new Map();

/** The contexts of tags by id, which records do not contain; empty while loading. Loads nothing unless `isNeeded`. */
function useTagContexts(isNeeded: boolean): TagContexts {
  const [contexts, setContexts] = useState(none);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const leaving = new AbortController();
    fetchData<{ data: ReferenceEntry[] }>(referenceLists.tags.path, leaving.signal).then(
      ({ data }) => setContexts(new Map(data.map(({ id, context }) => [id, context]))),
      () => undefined,
    );
    return () => leaving.abort();
  }, [isNeeded]);
  return contexts;
}
