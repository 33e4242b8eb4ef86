import type { ContentType } from '../contentType';
import { hasCaptions, hasItems, itemsIn, structureOf, withItems, type ItemsField } from '../kinds/items';
import { imageTextKey, localesOf, type ContentLocale } from '../locales';
import { canonicalText } from '../review/canonical';
import { isEqual } from '../review/equal';
import { placesOf, valueAt, type Place, type Side } from '../review/places';
import { isObject } from '../values/isObject';
import { allows, mayWriteLanguage, mayWriteType, type Rights } from './rights';

/**
 * A write to a record: `before` is null when it is created, `after` when it is deleted. Both are null for data that
 * belongs to a record without being one of its fields, such as the members of a group.
 */
export interface RecordWrite {
  before: Side | null;
  after: Side | null;
  /** For a deleted record that is restored: its state before the deletion. */
  restored?: Side | undefined;
}

interface Refusal {
  message: string;
  /** The path of the first field that must not change. */
  field?: string;
}

export const languageNames: Record<ContentLocale, string> = {
  de: 'Deutsch',
  fr: 'Französisch',
  it: 'Italienisch',
  en: 'Englisch',
};

/** @param plural the plural label of the type */
export const cannotWriteType = (plural: string) => `Ihr Konto darf «${plural}» nicht bearbeiten.`;

/**
 * Why an account may not write a record; null if it may. Every write is checked here (`refuseWrite` in the repository).
 * @param who null for the system itself and for visitors, whose requests have their own rules
 */
export function refusalOf(who: Rights | null, type: ContentType, write: RecordWrite): Refusal | null {
  if (!who) return null;
  if (!mayWriteType(who, type.name))
    return {
      message: who.scopes ? 'Dieses Maschinenkonto hat dieses Recht nicht.' : cannotWriteType(type.label.plural),
    };
  if (who.scopes && !allows(who.scopes, type.name, 'publish') && isPublicIn(type, write))
    return { message: 'Dieses Maschinenkonto darf nichts veröffentlichen und nichts Öffentliches ändern.' };
  return who.writableLanguages ? refusalByLanguage(who, who.writableLanguages, type, write) : null;
}

const isPublicIn = (type: ContentType, { before, after }: RecordWrite) =>
  type.alwaysPublic || [before, after].some((state) => state?.isPublic === true || state?.publishFrom);

function refusalByLanguage(
  who: Rights,
  languages: readonly ContentLocale[],
  type: ContentType,
  { before, after, restored }: RecordWrite,
): Refusal | null {
  const only = `Ihr Konto bearbeitet nur ${languages.map((locale) => languageNames[locale]).join(' und ')}.`;
  const isWhole = mayWriteLanguage(who, 'de');
  if (!before && !after && !isWhole)
    return { message: `Das dürfen Sie nicht ändern, denn es gilt für alle Sprachen. ${only}` };
  if ((!before || !after) && !isWhole) return { message: `Einträge erstellen und löschen dürfen Sie nicht. ${only}` };
  // A new record does not change existing texts.
  const base = before ?? restored;
  if (!after || !base) return null;
  const locales = localesOf(type);
  const foreign = locales.filter((locale) => !mayWriteLanguage(who, locale));
  for (const place of placesOf(type)) {
    const locale = foreignLocale(place, valueAt(base, place), valueAt(after, place), foreign, locales);
    if (locale === undefined) continue;
    const field = `«${place.label}»`;
    const message =
      locale === 'de' && !place.declared.translated
        ? `${field} dürfen Sie nicht ändern, denn das gilt für alle Sprachen. ${only}`
        : `${field} auf ${languageNames[locale]} dürfen Sie nicht ändern. ${only}`;
    return { message, field: place.path };
  }
  return null;
}

/** The first language in which a value changes although the account may not write it; undefined if there is none. */
function foreignLocale(
  { declared, locale }: Place,
  before: unknown,
  after: unknown,
  foreign: readonly ContentLocale[],
  locales: readonly ContentLocale[],
): ContentLocale | undefined {
  if (before === after) return undefined;
  const isTranslatedWithin = !declared.translated && hasItems(declared);
  if (!isTranslatedWithin) return foreign.includes(locale) && !isEqual(declared, before, after) ? locale : undefined;
  if (foreign.includes('de')) {
    const own = locales.filter((one) => !foreign.includes(one));
    const [then, now] = [withoutTexts(declared, before, own), withoutTexts(declared, after, own)];
    return isEqual(declared, then, now) ? undefined : 'de';
  }
  // Items may be added, removed and moved. Their texts in other languages may disappear with them, but never appear or
  // change.
  return foreign.find((one) => {
    const [then, now] = [textsWithin(declared, before, one), textsWithin(declared, after, one)];
    const hasNew = isWithout(then.texts, now.texts);
    return hasNew || (now.items >= then.items && isWithout(now.texts, then.texts));
  });
}

/** Whether `all` lacks any of `texts`, counting duplicates. */
function isWithout(all: readonly string[], texts: readonly string[]): boolean {
  const left = [...all];
  return texts.some((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const captions = ['description', 'copyright'] as const;

/** The texts in the items for one language, and the number of items. */
function textsWithin(field: ItemsField, value: unknown, locale: ContentLocale): { items: number; texts: string[] } {
  const items = itemsIn(field, value).filter(isObject);
  const { parts, translations } = structureOf(field)!;
  const found = { items: items.length, texts: [] as string[] };
  const add = (name: string, text: string) => text !== '' && found.texts.push(`${name}:${text}`);
  for (const item of items) {
    if (hasCaptions(field) && locale !== 'en')
      for (const name of captions) add(name, String(item[imageTextKey(name, locale)] ?? '').trim());
    const translated = (item.translations as Record<string, Side> | undefined)?.[locale];
    for (const [name, part] of Object.entries(parts)) {
      if (translations && part.translated) add(name, canonicalText(part, translated?.[name]));
      else if (hasItems(part)) {
        const below = textsWithin(part, item[name], locale);
        found.items += below.items;
        found.texts.push(...below.texts.map((text) => `${name}.${text}`));
      }
    }
  }
  return found;
}

/** The items without their texts in these languages. */
function withoutTexts(field: ItemsField, value: unknown, locales: readonly ContentLocale[]): unknown {
  const { parts } = structureOf(field)!;
  const bare = itemsIn(field, value).map((item) => {
    if (!isObject(item)) return item;
    const kept: Side = { ...item };
    const left = locales.flatMap((locale) =>
      hasCaptions(field) && locale !== 'en' ? captions.map((name) => imageTextKey(name, locale)) : [],
    );
    for (const key of left) delete kept[key];
    if (isObject(kept.translations))
      kept.translations = Object.fromEntries(
        Object.entries(kept.translations).filter(([locale]) => !locales.includes(locale as ContentLocale)),
      );
    for (const [name, part] of Object.entries(parts))
      if (!part.translated && hasItems(part)) kept[name] = withoutTexts(part, kept[name], locales);
    return kept;
  });
  return withItems(field, bare);
}
