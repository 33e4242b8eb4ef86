import { formTitles } from '../../../domain/submissions/formTitles';
import { titleOf, type PublicView } from '../../../domain/publicViews/view';
import type { Words } from '../../../domain/locales';
import { host } from '../../ui/fileUrls';
import type { EmbedType, Opened } from './embedType';

interface LoadedView {
  view: PublicView;
  /** Its component, if it shows more than the view describes. */
  Detail?: Opened['Detail'];
}

/**
 * The records of a list, shown by their public view, which loads when the first one is opened; cards come from the
 * server.
 */
export function standardType(name: string, load: () => Promise<LoadedView>): EmbedType {
  const form = (formTitles as Partial<Record<string, Words>>)[name];
  return {
    load: async () => {
      const [{ view, Detail }, { viewOf }] = await Promise.all([load(), import('../record/RecordView')]);
      return { title: (record, locale) => titleOf(view, record, locale), Detail: Detail ?? viewOf(view) };
    },
    ...(form && { Above: handIn(name, form) }),
  };
}

/** A link from a list to the form for submitting such records, which is a separate page. */
export const handIn =
  (name: string, title: Words): NonNullable<EmbedType['Above']> =>
  ({ settings: { locale } }) => (
    <a className="embed-button embed-link" href={`${host}/forms/${name}?lang=${locale}`} target="_blank" rel="noopener">
      {title[locale]}
    </a>
  );
