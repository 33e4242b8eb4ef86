import type { ContentType } from './contentType';
import type { Fields, TextField } from './fields';

type Values = Record<string, any>;
/** What becomes of the texts of some kinds. */
type Changes = Partial<Record<TextField['kind'], (text: string) => string>>;

/** A record with other texts in the place of those of some kinds: in every language, in lists too. */
export function mapTexts<R extends { translations: Record<string, Values> }>(type: ContentType<any>, record: R, changes: Changes): R {
  const translations = Object.fromEntries(Object.entries(record.translations).map(([locale, texts]) => [locale, mapValues(type.fields, texts, changes)]));
  return { ...mapValues(type.fields, record, changes), translations } as unknown as R;
}

function mapValues(fields: Fields, values: Values, changes: Changes): Values {
  const mapped = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    if (mapped[name] === undefined) continue;
    const change = changes[field.kind as TextField['kind']];
    if (change) mapped[name] = change(mapped[name]);
    if (field.kind === 'list') mapped[name] = mapped[name].map((item: Values) => mapValues(field.item, item, changes));
  }
  return mapped;
}
