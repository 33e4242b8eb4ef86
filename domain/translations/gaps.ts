import type { ContentType } from '../contentType';
import type { Field, Fields } from '../fields';
import { localesOf, translationLocalesOf, valueIn, type ContentLocale, type InLocales } from '../locales';
import { plainText } from '../lists/search';
import { canonicalText } from '../review/canonical';
import { asLeftEmpty, isBlank, isMissingIn, textsOf, type LeftEmptyText, type TextInLanguages } from './texts';

/** A text whose German version has changed since it was translated. */
export interface OutdatedText {
  /** See `TextInLanguages`. */
  part: string;
  /** The German text that was translated, the current German text, and the translation. */
  german: unknown;
  now: unknown;
  text: unknown;
}

/** A text that a machine translated and nobody has checked. */
export interface MachineText {
  /** As in `TextInLanguages`. */
  part: string;
  text: unknown;
}

/** A translation that a machine has proposed for a text of a record. */
export interface MachineProposal extends MachineText {
  field: string;
  locale: ContentLocale;
}

/**
 * The state of a field in a language. `missing`: it lacks a text that another language has. `stale` (the stored and API
 * name for outdated): the German text changed after it was translated. `machine`: a machine translated it, and nobody
 * has checked it. `empty`: left empty on purpose, either the whole field or each missing text (`left`).
 */
export type GapState = 'missing' | 'stale' | 'machine' | 'empty';

export interface Gap {
  field: string;
  locale: ContentLocale;
  state: GapState;
  /** Also set for fields that are `missing` another text. */
  stale: readonly OutdatedText[];
  /** Individual texts left empty on purpose; absent if there are none. */
  left?: readonly LeftEmptyText[];
  /** The unchecked texts of a machine, in any state; absent if there are none. */
  machine?: readonly MachineText[];
  /** All missing texts are without words: times, numbers, addresses. */
  noise?: boolean;
}

/** The new state of a field in a language; `gap` is null if nothing needs to be done. */
export interface GapChange extends Pick<Gap, 'field' | 'locale'> {
  gap: Gap | null;
}

type Values = Record<string, any>;
type Type = Pick<ContentType, 'fields' | 'locales'>;

const rooted = new WeakMap<object, [string, Field][]>();

/** The translated fields of a type, in order. Association rows are excluded, since they belong to two records. */
export function translatedRoots(type: Type): readonly [string, Field][] {
  const roots =
    rooted.get(type) ??
    Object.entries(type.fields).filter(
      ([, field]) => field.kind !== 'associations' && !field.germanOnly && speaks(field),
    );
  rooted.set(type, roots);
  return roots;
}

/** Whether a field or its items have text that needs translation. */
function speaks(field: Field): boolean {
  // URLs need no translation: the German one serves as a fallback.
  if (field.kind === 'url' || field.kind === 'email') return false;
  if (field.translated || field.kind === 'images') return true;
  return 'item' in field && Object.values(field.item as Fields).some(speaks);
}

/**
 * How a write changes the gaps of a record, ordered by language. A translation that changes counts as based on the
 * current German text. One that stays while the German text changes becomes outdated, until it changes too or the
 * German text is restored.
 * @param before null for a new record
 * @param known the former gaps
 * @param proposed what a machine has proposed for the record: a text that becomes the same is marked
 */
export function gapChanges(
  type: Type,
  record: Values,
  before: Values | null,
  known: readonly Gap[],
  proposed: readonly MachineProposal[] = [],
): GapChange[] {
  const changes = translatedRoots(type).flatMap(([name, field]) => {
    if (before && isUntouched(type, name, field, record, before)) return [];
    return gapsOfField(type, name, field, record, before, known, proposed).filter(
      ({ field: root, locale, gap }) =>
        !isSame(gap, known.find((other) => other.field === root && other.locale === locale) ?? null),
    );
  });
  return changes.length > 1
    ? translationLocalesOf(type).flatMap((locale) => changes.filter((change) => change.locale === locale))
    : changes;
}

/** The new state of a single field in each language; parameters as in `gapChanges`. */
export function gapsOfField(
  type: InLocales,
  name: string,
  field: Field,
  record: Values,
  before: Values | null,
  known: readonly Gap[],
  proposed: readonly MachineProposal[] = [],
): GapChange[] {
  const now = textsOf(type, name, field, record);
  const then = before ? textsOf(type, name, field, before) : [];
  return translationLocalesOf(type).map((locale) => {
    const had = known.find((gap) => gap.field === name && gap.locale === locale);
    const stale = outdatedTexts(now, then, had?.stale ?? [], locale);
    const lacking = now.filter((text) => isMissingIn(text, locale));
    const left = (had?.left ?? []).filter((known) => lacking.some((text) => isLeftText(known, text, locale)));
    const missing = lacking.filter((text) => !isTextLeftEmpty(left, text, locale));
    const machine = machineTexts(
      now,
      then,
      had?.machine ?? [],
      proposed.filter((one) => one.field === name && one.locale === locale),
      locale,
    );
    // A field left empty on purpose stays so until it has a text.
    const isLeft = isFieldLeftEmpty(had) && (lacking.length > 0 || now.every(({ values }) => isBlank(values[locale])));
    const state = isLeft
      ? 'empty'
      : missing.length > 0
        ? 'missing'
        : stale.length > 0
          ? 'stale'
          : machine.length > 0
            ? 'machine'
            : left.length > 0
              ? 'empty'
              : null;
    const noise = state === 'missing' && missing.every((text) => isNoise(asLeftEmpty(text, locale).source));
    return {
      field: name,
      locale,
      gap: state && {
        field: name,
        locale,
        state,
        stale,
        ...(left.length > 0 && { left }),
        ...(machine.length > 0 && { machine }),
        ...(noise && { noise }),
      },
    };
  });
}

/** A text with a gap: its path in the record and what is needed. */
export interface GapText {
  /** `programs.0.units.1.translations.fr.time` */
  path: string;
  state: Exclude<GapState, 'empty'>;
}

/** The texts of a field that need work in a language, in the order of the form. */
export function gapTexts(
  type: InLocales,
  field: Field,
  record: Values,
  { field: name, locale, stale, left = [], machine = [] }: Gap,
  isOn?: Parameters<typeof textsOf>[4],
): GapText[] {
  const isOutdated = ({ field: one, part, values }: TextInLanguages) =>
    stale.some(
      (known) =>
        known.part === part && isSameText(one, known.now, values.de) && isSameText(one, known.text, values[locale]),
    );
  return textsOf(type, name, field, record, isOn).flatMap((text): GapText[] => {
    const state =
      isMissingIn(text, locale) && !isTextLeftEmpty(left, text, locale)
        ? 'missing'
        : isOutdated(text)
          ? 'stale'
          : isAmong(machine, text, locale)
            ? 'machine'
            : null;
    return state ? [{ path: text.pathIn(locale), state }] : [];
  });
}

/** The declared field of a part, for its label. */
export function partOf(field: Field, part: string): Field {
  const [name, ...rest] = part.split('.');
  const parts = ('item' in field ? field.item : 'parts' in field ? field.parts : {}) as Fields;
  const inner = name ? parts[name] : undefined;
  return inner ? partOf(inner, rest.join('.')) : field;
}

/** Whether the whole field was left empty on purpose. */
export const isFieldLeftEmpty = (gap: Pick<Gap, 'state' | 'left'> | null | undefined): boolean =>
  gap?.state === 'empty' && (gap.left ?? []).length === 0;

/** Whether a text is among those left empty on purpose. */
export const isTextLeftEmpty = (
  left: readonly LeftEmptyText[],
  text: TextInLanguages,
  locale: ContentLocale,
): boolean => left.some((known) => isLeftText(known, text, locale));

const isLeftText = (known: LeftEmptyText, text: TextInLanguages, locale: ContentLocale): boolean =>
  known.part === text.part && isSameText(text.field, known.source, asLeftEmpty(text, locale).source);

function outdatedTexts(
  now: readonly TextInLanguages[],
  then: readonly TextInLanguages[],
  known: readonly OutdatedText[],
  locale: ContentLocale,
): OutdatedText[] {
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

/** A mark lasts until its text changes; one that is gone returns only if the text becomes the proposed one again. */
function machineTexts(
  now: readonly TextInLanguages[],
  then: readonly TextInLanguages[],
  known: readonly MachineText[],
  proposed: readonly MachineText[],
  locale: ContentLocale,
): MachineText[] {
  if (known.length === 0 && proposed.length === 0) return [];
  return now.flatMap((text) => {
    const value = text.values[locale];
    const wasThere = () =>
      then.some((other) => isAmong([{ part: other.part, text: other.values[locale] }], text, locale));
    const isMarked = isAmong(known, text, locale) || (isAmong(proposed, text, locale) && !wasThere());
    return isMarked ? [{ part: text.part, text: value }] : [];
  });
}

/** Whether a text is one of a machine. */
export const isAmong = (
  machine: readonly MachineText[],
  { field, part, values }: TextInLanguages,
  locale: ContentLocale,
): boolean =>
  !isBlank(values[locale]) && machine.some((one) => one.part === part && isSameText(field, one.text, values[locale]));

const isSameText = (field: Field, one: unknown, other: unknown): boolean =>
  one === other || canonicalText(field, one) === canonicalText(field, other);

/**
 * Whether a value has text but no words to translate: times, numbers, web and email addresses. For a list: whether all
 * its texts are like that.
 */
export function isNoise(value: unknown): boolean {
  const texts = stringsIn(value)
    .flatMap((text) => plainText(text).split(' '))
    .filter(Boolean);
  return texts.length > 0 && texts.every((word) => !/\p{L}/u.test(word) || address.test(word));
}

const address = /^(https?:\/\/|www\.)\S+$|^(mailto:)?[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** A shortcut for the many unchanged fields of a save: texts in items are compared only if the items differ. */
function isUntouched(type: InLocales, name: string, field: Field, record: Values, before: Values): boolean {
  if (field.translated)
    return localesOf(type).every((locale) => isSameValue(valueIn(record, name, locale), valueIn(before, name, locale)));
  if (isSameValue(record[name], before[name])) return true;
  const comparableTexts = (values: Values) =>
    JSON.stringify(textsOf(type, name, field, values).map(({ values: texts }) => texts));
  return comparableTexts(record) === comparableTexts(before);
}

const isSameValue = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
const isSame = (one: Gap | null, other: Gap | null): boolean =>
  one?.state === other?.state && comparableGap(one) === comparableGap(other);
/** Serializes a gap for comparison. Translations are left out: changing one removes its entry anyway. */
const comparableGap = (gap: Gap | null): string =>
  JSON.stringify([
    gap?.stale.map(({ part, german, now }) => [part, german, now]) ?? [],
    gap?.left?.map(({ part, source }) => [part, source]) ?? [],
    gap?.noise === true,
    gap?.machine?.map(({ part, text }) => [part, text]) ?? [],
  ]);
