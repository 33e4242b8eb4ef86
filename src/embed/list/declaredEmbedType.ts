import type { ContentType } from '../../../domain/contentType';
import type { Upload } from '../../../domain/fields';
import { localized } from '../../../domain/locales';
import { declaredEmbed } from '../../../domain/embeds/declaredEmbed';
import { declaredView } from '../../../domain/publicViews/declared';
import { listOf } from '../../../domain/values/textsIn';
import { standardType } from './standardType';
import { handIn } from './handIn';
import type { LoadedType } from './embedType';

/** A type in the public list as its declaration says it. */
export function declaredEmbedType(type: ContentType): LoadedType {
  const { name, shown } = type;
  const view = declaredView(type);
  return {
    embedOf: () => declaredEmbed(type),
    contentType: {
      ...standardType(name, view, {
        image: (record) =>
          (listOf(record, 'images', 'de')[0] ?? (view.logo && localized(record, view.logo, 'de')) ?? undefined) as
            Upload | undefined,
      }),
      ...(shown?.form && { Above: handIn(name, shown.form.title) }),
    },
  };
}
