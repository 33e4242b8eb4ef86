import type { ContentType } from '../contentType';
import type { Field, Fields } from '../fields';
import { localesOf, translationLocalesOf, valueIn, type ContentLocale, type InLocales } from '../locales';
import { canonicalText } from '../review/canonical';
import { asLeft, isBlank, lacks, textsOf, type LeftText, type TextInLanguages } from './texts';

/** A text whose German has changed since it was translated. */
export interface StaleText {
  /** As in `TextInLanguages`. */
  part: string;
  /** The German that the translation was made from, the German that there is, and the translation. */
  german: unknown;
  now: unknown;
  text: unknown;
}

/**
 * What is to be done about a field in a language. `missing`: it lacks a text that another language has; `stale`: the
 * German has changed since it was translated; `empty`: somebody has said that it lacks nothing, of the field or of each
 * text that it lacks (`left`).
 */
export type GapState = 'missing' | 'stale' | 'empty';

export interface Gap {
  field: string;
  locale: ContentLocale;
  state: GapState;
  /** Also of a field that lacks something else. */
  stale: readonly StaleText[];
  /** What it lacks on purpose, where that was said of single texts within it; not there for none. */
  left?: readonly LeftText[];
}

/** What a field is in a language by now; null: nothing is to be done. */
export interface GapChange extends Pick<Gap, 'field' | 'locale'> {
  gap: Gap | null;
}

type Values = Record<string, any>;
type Type = Pick<ContentType, 'fields' | 'locales'>;

const rooted = new WeakMap<object, [string, Field][]>();

/**
 * The fields of a type whose translations are looked after, in its order: those with texts in several languages. Rows
 * that two records share are none, since no single record could say what became of them.
 */
export function translatedRoots(type: Type): readonly [string, Field][] {
  const roots =
    rooted.get(type) ??
    Object.entries(type.fields).filter(
      ([, field]) => field.kind !== 'associations' && !field.germanOnly && speaks(field),
    );
  rooted.set(type, roots);
  return roots;
}

/** Whether it has texts in several languages that somebody has to translate, or its items do. */
function speaks(field: Field): boolean {
  // Who needs another address in French gives one; without it the German one leads there too.
  if (field.kind === 'url' || field.kind === 'email') return false;
  if (field.translated || field.kind === 'images') return true;
  return 'item' in field && Object.values(field.item as Fields).some(speaks);
}

/**
 * What a write changes about the gaps of a record. In: the record, what it was before (null: it is new), and the gaps
 * it had. Out: those that are others now. A translation that was changed is taken as made from the German beside it;
 * one that stays while its German becomes another is stale, until it is changed itself or the German is again what it
 * was. One language after the other.
 */
export function gapChanges(type: Type, record: Values, before: Values | null, known: readonly Gap[]): GapChange[] {
  const changes = translatedRoots(type).flatMap(([name, field]) => {
    if (before && isUntouched(type, name, field, record, before)) return [];
    return gapsOfField(type, name, field, record, before, known).filter(
      ({ field: root, locale, gap }) =>
        !isSame(gap, known.find((other) => other.field === root && other.locale === locale) ?? null),
    );
  });
  return changes.length > 1
    ? translationLocalesOf(type).flatMap((locale) => changes.filter((change) => change.locale === locale))
    : changes;
}

/** What a single field is in each language that it is translated to. In: as for `gapChanges`. */
export function gapsOfField(
  type: InLocales,
  name: string,
  field: Field,
  record: Values,
  before: Values | null,
  known: readonly Gap[],
): GapChange[] {
  const now = textsOf(type, name, field, record);
  const then = before ? textsOf(type, name, field, before) : [];
  return translationLocalesOf(type).map((locale) => {
    const had = known.find((gap) => gap.field === name && gap.locale === locale);
    const stale = staleTexts(now, then, had?.stale ?? [], locale);
    const lacking = now.filter((text) => lacks(text, locale));
    const left = (had?.left ?? []).filter((known) => lacking.some((text) => isLeftText(known, text, locale)));
    const isMissing = lacking.some((text) => !isLeftIn(left, text, locale));
    // What was left empty on purpose stays so until there is a text.
    const isLeft = isLeftWhole(had) && (lacking.length > 0 || now.every(({ values }) => isBlank(values[locale])));
    const state = isLeft
      ? 'empty'
      : isMissing
        ? 'missing'
        : stale.length > 0
          ? 'stale'
          : left.length > 0
            ? 'empty'
            : null;
    return {
      field: name,
      locale,
      gap: state && { field: name, locale, state, stale, ...(left.length > 0 && { left }) },
    };
  });
}

/** A text that something is to be done about: where it stands in its record, and what. */
export interface PlaceOfGap {
  /** `programs.0.units.1.translations.fr.time` */
  path: string;
  state: Exclude<GapState, 'empty'>;
}

/**
 * Where in a record the texts stand that something is to be done about in a language, in the order of the form. In: the
 * gap of their field.
 */
export function placesOfGap(
  type: InLocales,
  field: Field,
  record: Values,
  { field: name, locale, stale, left = [] }: Gap,
  isOn?: Parameters<typeof textsOf>[4],
): PlaceOfGap[] {
  const isStale = ({ field: one, part, values }: TextInLanguages) =>
    stale.some(
      (known) =>
        known.part === part && isSameText(one, known.now, values.de) && isSameText(one, known.text, values[locale]),
    );
  return textsOf(type, name, field, record, isOn).flatMap((text): PlaceOfGap[] => {
    const state = lacks(text, locale) && !isLeftIn(left, text, locale) ? 'missing' : isStale(text) ? 'stale' : null;
    return state ? [{ path: text.pathIn(locale), state }] : [];
  });
}

/** The declared field of a part that is stale, and what people call it. */
export function partOf(field: Field, part: string): Field {
  const [name, ...rest] = part.split('.');
  const parts = ('item' in field ? field.item : 'parts' in field ? field.parts : {}) as Fields;
  const inner = name ? parts[name] : undefined;
  return inner ? partOf(inner, rest.join('.')) : field;
}

/** Whether a field was left empty on purpose as a whole. */
export const isLeftWhole = (gap: Pick<Gap, 'state' | 'left'> | null | undefined): boolean =>
  gap?.state === 'empty' && (gap.left ?? []).length === 0;

/** Whether a text is among those that were left empty. */
export const isLeftIn = (left: readonly LeftText[], text: TextInLanguages, locale: ContentLocale): boolean =>
  left.some((known) => isLeftText(known, text, locale));

const isLeftText = (known: LeftText, text: TextInLanguages, locale: ContentLocale): boolean =>
  known.part === text.part && isSameText(text.field, known.source, asLeft(text, locale).source);

function staleTexts(
  now: readonly TextInLanguages[],
  then: readonly TextInLanguages[],
  known: readonly StaleText[],
  locale: ContentLocale,
): StaleText[] {
  return now.flatMap(({ field, part, values: { de: german, [locale]: text } }) => {
    if (field.germanOnly || isBlank(german) || isBlank(text)) return [];
    const same = (one: unknown, other: unknown) => isSameText(field, one, other);
    const knownOf = (from: unknown) =>
      known.find((one) => one.part === part && same(one.text, text) && same(one.now, from));
    const untouched = then
      .filter((other) => other.part === part && same(other.values[locale], text))
      .map(({ values }) => values.de);
    if (untouched.some((from) => same(from, german))) return knownOf(german) ?? [];
    const sources = untouched.map((from) => knownOf(from)?.german ?? from).filter((from) => !isBlank(from));
    if (sources.length === 0 || sources.some((from) => same(from, german))) return [];
    return [{ part, german: sources[0], now: german, text }];
  });
}

const isSameText = (field: Field, one: unknown, other: unknown): boolean =>
  one === other || canonicalText(field, one) === canonicalText(field, other);

/**
 * Cheap, since most fields stay as they are in a save: the texts within items are looked for only where something about
 * the items is another.
 */
function isUntouched(type: InLocales, name: string, field: Field, record: Values, before: Values): boolean {
  if (field.translated)
    return localesOf(type).every((locale) => isSameValue(valueIn(record, name, locale), valueIn(before, name, locale)));
  if (isSameValue(record[name], before[name])) return true;
  const said = (values: Values) => JSON.stringify(textsOf(type, name, field, values).map(({ values: texts }) => texts));
  return said(record) === said(before);
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
const isSame = (one: Gap | null, other: Gap | null): boolean =>
  one?.state === other?.state && saidOf(one) === saidOf(other);
/**
 * What two gaps are compared by. Translations are left out: one that changes is stale no longer, and its entry goes
 * with it.
 */
const saidOf = (gap: Gap | null): string =>
  JSON.stringify([
    gap?.stale.map(({ part, german, now }) => [part, german, now]) ?? [],
    gap?.left?.map(({ part, source }) => [part, source]) ?? [],
  ]);
