import { type FieldValues, useFormContext } from 'react-hook-form';
import { useEvent, useNotify, type Identifier } from 'react-admin';
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ContentType } from '../../../domain/contentType';
import type { Feature } from '../../../domain/features';
import type { Field } from '../../../domain/fields';
import { translationLocalesOf, type ContentLocale, translatedPath } from '../../../domain/locales';
import { gapsOfField, gapTexts, translatedRoots, type Gap, type GapText } from '../../../domain/translations/gaps';
import { textsOf } from '../../../domain/translations/texts';
import { type FormGaps, useFormType } from '../../fields/formContext';
import { translationWords } from '../../i18n/lists';
import { fieldParameter, queueParameter, urlParameter } from '../../ui/paths';
import { useKeyArea, isKey, keyTable } from '../../keys/keyTable';
import { useFeature } from '../../session/config';
import type { FormNavigation } from '../leaving/useFormNavigation';
import { focusedFieldPath, focusField, hasField, singleRetry } from '../problems/focusField';

/** A text with a gap: one of the texts that the gap of its field consists of. */
interface GapPlace extends Pick<Gap, 'field' | 'locale'>, GapText {
  content: 'words' | 'noise';
}

/** All texts with gaps in the form's current values, by language. Disabled fields have none. */
function gapsInForm(
  type: ContentType,
  values: FieldValues,
  { stored, gaps }: Pick<FormGaps, 'stored' | 'gaps'>,
  isOn: (feature: Feature | undefined) => boolean,
): GapPlace[] {
  const all = translatedRoots(type)
    .filter(([, field]) => isOn(field.feature))
    .flatMap(([name, field]) =>
      gapsOfField(type, name, field, values, stored, gaps).flatMap(({ gap }): GapPlace[] => {
        if (!gap || gap.state === 'empty') return [];
        return gapTexts(type, field, values, gap, isOn).map((place) => ({
          field: name,
          locale: gap.locale,
          content: gap.noise ? 'noise' : 'words',
          ...place,
        }));
      }),
    );
  return translationLocalesOf(type).flatMap((locale) => all.filter((place) => place.locale === locale));
}

/**
 * The next text with a gap after a place (a path in a language), or the first one if no place is given. Null after the
 * last one.
 */
function gapAfter(
  type: ContentType,
  values: FieldValues,
  places: readonly GapPlace[],
  from: { path: string | null; locale: ContentLocale },
): GapPlace | null {
  const order = [translationLocalesOf(type), translatedRoots(type).map(([name]) => name)] as const;
  const at = ({ path, locale }: { path: string | null; locale: ContentLocale }): number[] => {
    const name = rootOf(path) ?? '';
    return [
      order[0].indexOf(locale),
      order[1].indexOf(name),
      path === null ? -1 : textAt(type, name, values, path, locale),
    ];
  };
  const here = at(from);
  return places.find((place) => isBehind(at(place), here)) ?? null;
}

/** The index of the field's text to which a path belongs; -1 before the first. */
function textAt(type: ContentType, name: string, values: FieldValues, path: string, locale: ContentLocale): number {
  const field = type.fields[name] as Field | undefined;
  if (!field) return -1;
  const paths = textsOf(type, name, field, values).map(({ pathIn }) => pathIn(locale));
  const own = paths.findLastIndex((text) => path === text || path.startsWith(`${text}.`));
  return own >= 0 ? own : paths.findIndex((text) => text.startsWith(`${path}.`)) - 1;
}

/** The field of the record that contains a path, if any. */
export const rootOf = (path: string | null): string | null =>
  path?.replace(/^translations\.\w+\./, '').split('.')[0] ?? null;

function isBehind(one: readonly number[], other: readonly number[]): boolean {
  const differs = one.findIndex((number, index) => number !== other[index]);
  return differs >= 0 && (one[differs] as number) > (other[differs] as number);
}

interface NextGapOptions {
  /** The translation gaps of the record; null until known. */
  gaps: FormGaps | null;
  box: RefObject<HTMLElement | null>;
  /** The record's id; undefined for a new one. */
  id: Identifier | undefined;
  locale: ContentLocale;
  setLocale: (locale: ContentLocale) => void;
  isChanged: () => boolean;
  isHere: () => boolean;
  navigation: FormNavigation;
}

/** The field of the last gap, with the path of its text once that is known. */
export interface VisitedGap {
  field: string;
  path: string | null;
}

/** A field in a language, with the path of its text if known. */
type Asked = Pick<GapPlace, 'field' | 'locale'> & Partial<Pick<GapPlace, 'path'>>;

/** Whether the current queue includes a gap; it may be filtered by language, field, state and content. */
function isInQueueOf(queue: string | null, place: GapPlace): boolean {
  const parameters = new URLSearchParams(queue ?? '');
  return (['locale', 'field', 'state', 'content'] as const).every((name) => {
    const wanted = [...parameters.getAll(name), ...parameters.getAll(`${name}[]`)];
    return wanted.length === 0 || wanted.includes(place[name]);
  });
}

/**
 * Moves through the gaps of a record, with a button or F8, and on to the next record in the queue. A field that the URL
 * specifies gets the focus when it is rendered.
 * @returns `goToNextGap` moves to the next gap; `visited` is the last one visited
 */
export function useNextGap({ gaps, box, id, locale, setLocale, isChanged, isHere, navigation }: NextGapOptions): {
  goToNextGap: () => void;
  visited: VisitedGap | null;
} {
  const type = useFormType();
  const { getValues } = useFormContext();
  const isOn = useFeature();
  const notify = useNotify();
  const [visited, setVisited] = useState<VisitedGap | null>(() => {
    const field = urlParameter(fieldParameter);
    return field === null ? null : { field, path: null };
  });
  const [wait] = useState(singleRetry);

  /** The path of a field's first text with a gap, or of the field itself; null until known. */
  const beginningOf = useEvent((to: Asked): string | null => {
    const field = type.fields[to.field] as Field | undefined;
    if (!field || field.translated) return translatedPath(to.field, field?.translated, to.locale);
    if (!gaps) return null;
    return (
      gapsInForm(type, getValues(), gaps, isOn).find((place) => place.field === to.field && place.locale === to.locale)
        ?.path ?? to.field
    );
  });

  const openGap = (to: Asked) => {
    flushSync(() => {
      setLocale(to.locale);
      setVisited({ field: to.field, path: to.path ?? null });
    });
    wait((isLast) => {
      const path = to.path ?? beginningOf(to) ?? (isLast ? to.field : null);
      if (path === null || !focusField(box.current, path)) return false;
      setVisited({ field: to.field, path });
      return true;
    });
  };

  const goToNextGap = useEvent(() => {
    if (!gaps) return;
    const queue = urlParameter(queueParameter);
    const all = gapsInForm(type, getValues(), gaps, isOn).filter((place) => isInQueueOf(queue, place));
    const here = focusedFieldPath(box.current);
    // While the texts of a field have no inputs, one represents all, so that no gap is visited twice.
    const isThere = ({ path, ...place }: GapPlace) =>
      place.locale !== locale || place.field !== rootOf(here) || hasField(box.current, path);
    const next = gapAfter(type, getValues(), all.filter(isThere), { path: here, locale });
    const isInQueue = queue !== null;
    if (next) openGap(next);
    else if (isInQueue && !isChanged()) void navigation.toNext(id, isHere);
    else if (isInQueue) notify(translationWords.atTheEnd, { type: 'info' });
    else if (all[0]) openGap(all[0]);
    else notify(translationWords.noneHere, { type: 'info' });
  });

  const openWanted = useEvent(() => {
    const wanted = urlParameter(fieldParameter);
    const field = rootOf(wanted);
    if (wanted && field && field in type.fields) openGap({ field, locale, ...(wanted !== field && { path: wanted }) });
  });
  useEffect(() => {
    const timer = setTimeout(openWanted);
    return () => {
      clearTimeout(timer);
      wait(null);
    };
  }, [openWanted, wait]);

  const hasGaps = gaps !== null;
  useKeyArea(hasGaps ? 'translations' : undefined);
  useLayoutEffect(() => {
    if (!hasGaps) return;
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.translations.nextGap) || box.current?.closest('[aria-hidden="true"], [inert]')) return;
      event.preventDefault();
      goToNextGap();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [box, goToNextGap, hasGaps]);

  return { goToNextGap, visited };
}
