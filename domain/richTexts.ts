import type { ContentType } from './contentType';
import type { Fields } from './fields';

type Values = Record<string, any>;

/** A record with another text in the place of each rich text: in every language, in lists too. */
export function mapRichTexts<R extends { translations: Record<string, Values> }>(type: ContentType<any>, record: R, change: (html: string) => string): R {
  const translations = Object.fromEntries(Object.entries(record.translations).map(([locale, texts]) => [locale, mapValues(type.fields, texts, change)]));
  return { ...mapValues(type.fields, record, change), translations } as unknown as R;
}

function mapValues(fields: Fields, values: Values, change: (html: string) => string): Values {
  const mapped = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (mapped[name] === undefined) continue;
    if (field.kind === 'richText') mapped[name] = change(mapped[name]);
    if (field.kind === 'list') mapped[name] = mapped[name].map((item: Values) => mapValues(field.item, item, change));
  }
  return mapped;
}
