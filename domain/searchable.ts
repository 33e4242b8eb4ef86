import type { ContentType } from './contentType';
import type { Field, Fields } from './fields';
import { translationLocales } from './locales';
import { plainText, searchText } from './search';

type Values = Record<string, unknown>;

/** All texts of a value that a person could search for. */
function textsOf(field: Field, value: unknown): string[] {
  if (value == null) return [];
  switch (field.kind) {
    case 'richText':
      return [plainText(String(value))];
    case 'reference':
    case 'references':
      return ([value].flat() as { name?: string; translations?: Record<string, { name?: string }> }[]).flatMap((entry) => [
        entry.name ?? '',
        ...Object.values(entry.translations ?? {}).map((texts) => texts.name ?? ''),
      ]);
    case 'list':
      return (value as Values[]).flatMap((item) =>
        Object.entries(field.item).flatMap(([name, part]) => (part.kind === 'choice' ? [] : textsOf(part, item[name]))),
      );
    // Other records are found by their own texts.
    case 'record':
    case 'records':
    case 'associations':
      return [];
    case 'images':
    case 'files':
      return (value as Values[]).flatMap((upload) => [upload.name, upload.description].map((text) => String(text ?? '')));
    default:
      return [String(value)];
  }
}

/** Between what strangers may search for and what only editors may; words of a term hold no line break. */
export const hiddenPart = '\n';

/**
 * What a record is searched in, and what the search index keeps of it: its id, and its declared texts in every language. Words that
 * strangers do not see stand behind a line break, so that one index serves both.
 */
export function searchableText(type: ContentType<any>, record: Values & { id: number; translations: Record<string, Values> }): string {
  const shown = [String(record.id)];
  const hidden: string[] = [];
  for (const [name, field] of Object.entries(type.fields as Fields)) {
    if (!field.searched) continue;
    const texts = (type.publicFields as string[]).includes(name) ? shown : hidden;
    texts.push(...textsOf(field, record[name]));
    if (field.translated) for (const locale of translationLocales) texts.push(...textsOf(field, record.translations[locale]?.[name]));
  }
  const open = searchText(shown);
  const known = new Set(open.split(' '));
  const others = searchText(hidden).split(' ').filter((word) => word !== '' && !known.has(word));
  return others.length > 0 ? `${open}${hiddenPart}${others.join(' ')}` : open;
}
