import type { ContentType } from '../../../domain/contentType';
import type { Upload } from '../../../domain/fields';
import { localized } from '../../../domain/locales';
import { declaredEmbed } from '../../../domain/embeds/declaredEmbed';
import { declaredFacts } from '../../../domain/publicViews/declaredFacts';
import { listOf } from '../../../domain/values/textsIn';
import { declaredView } from '../views/declaredView';
import { standardType } from './standardType';
import { handIn } from './handIn';
import type { LoadedType } from './embedType';

/** A type in the public list as its declaration says it. */
export function declaredEmbedType(type: ContentType): LoadedType {
  const { name, fields, publicFields, titleField, shown } = type;
  const picture = publicFields.find((field) => fields[field]?.kind === 'image');
  const card = shown?.card ?? Object.keys(shown?.words ?? {}).filter((field) => fields[field]?.summary);
  return {
    embedOf: () => declaredEmbed(type),
    contentType: {
      ...standardType({
        title: titleField,
        lines(record, locale) {
          const facts = declaredFacts(type, record, locale);
          return card.map((field) => {
            const { lines = [], lang } = facts.get(field) ?? {};
            return { text: lines.map((line) => (typeof line === 'string' ? line : line.text)).join(', '), lang };
          });
        },
        image: (record) =>
          (listOf(record, 'images', 'de')[0] ?? (picture && localized(record, picture, 'de')) ?? undefined) as
            Upload | undefined,
        Detail: declaredView(type),
      }),
      ...(shown?.form && { Above: handIn(name, shown.form.title) }),
    },
  };
}
