import { useNotify, type Identifier } from 'react-admin';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import { translatedPath, type ContentLocale } from '../../../domain/locales';
import { useFormGaps } from '../../fields/german/FormGaps';
import { useFormType } from '../../fields/FormType';
import { translationWords } from '../../i18n/lists';
import { fieldParameter, queueParameter, saidByAddress } from '../../ui/paths';
import { useFeature } from '../../session/config';
import { drawLater } from '../laterSections';
import type { FormNavigation } from '../leaving/useFormNavigation';
import { fieldInUse, focusField, hasField } from '../problems/focusField';
import { untilThere } from '../problems/untilThere';
import { gapAfter, gapsInForm, rootOf, type GapPlace } from './gapsInForm';

export interface NextGapProps {
  box: RefObject<HTMLElement | null>;
  /** Of the record; undefined for a new one. */
  id: Identifier | undefined;
  locale: ContentLocale;
  setLocale: (locale: ContentLocale) => void;
  isChanged: () => boolean;
  isHere: () => boolean;
  navigation: FormNavigation;
  /** Gets what goes to the next gap, once the form stands; the same function as long as it is the same. */
  onReady: (goOn: () => void) => void;
}

/** A field that somebody was led to, and where to in it as soon as that is known. */
export interface Led {
  field: string;
  path: string | null;
}

/** A field in a language, and which of its texts where that is known. */
type Asked = Pick<GapPlace, 'field' | 'locale'> & Partial<Pick<GapPlace, 'path'>>;

/** Whether the queue that somebody works through is about a gap: it may be narrowed to languages, fields and states. */
function isInQueueOf(queue: string | null, place: GapPlace): boolean {
  const asked = new URLSearchParams(queue ?? '');
  return (['locale', 'field', 'state'] as const).every((name) => {
    const wanted = [...asked.getAll(name), ...asked.getAll(`${name}[]`)];
    return wanted.length === 0 || wanted.includes(place[name]);
  });
}

/**
 * Leads from gap to gap of a record, and on to the next record of the queue that somebody came from. The field that the
 * address asks for gets the focus once it is there. Out: goes to the next gap; where somebody was led last, or null.
 */
export function useNextGap({ box, id, locale, setLocale, isChanged, isHere, navigation, onReady }: NextGapProps): {
  goOn: () => void;
  led: Led | null;
} {
  const type = useFormType();
  const gaps = useFormGaps();
  const { getValues } = useFormContext();
  const isOn = useFeature();
  const notify = useNotify();
  const stopWaiting = useRef<() => void>(undefined);
  const [led, setLed] = useState<Led | null>(() => {
    const field = saidByAddress(fieldParameter);
    return field === null ? null : { field, path: null };
  });

  /** The first text of a field that something is to be done about, else the field; null as long as nobody knows. */
  const beginningOf = (to: Asked): string | null => {
    const field = type.fields[to.field] as Field | undefined;
    if (!field || field.translated) return translatedPath(to.field, field?.translated, to.locale);
    if (!gaps) return null;
    return (
      gapsInForm(type, getValues(), gaps, isOn).find((place) => place.field === to.field && place.locale === to.locale)
        ?.path ?? to.field
    );
  };

  const openGap = (to: Asked) => {
    drawLater();
    flushSync(() => {
      setLocale(to.locale);
      setLed({ field: to.field, path: to.path ?? null });
    });
    stopWaiting.current?.();
    stopWaiting.current = untilThere((isLast) => {
      const path = to.path ?? latest.current.beginningOf(to) ?? (isLast ? to.field : null);
      if (path === null || !focusField(box.current, path)) return false;
      setLed({ field: to.field, path });
      return true;
    });
  };

  const goOn = () => {
    if (!gaps) return;
    const queue = saidByAddress(queueParameter);
    const all = gapsInForm(type, getValues(), gaps, isOn).filter((place) => isInQueueOf(queue, place));
    const here = fieldInUse(box.current);
    // Of a field whose texts have no inputs as long as nobody opens them, one stands for all: nobody is led there
    // twice.
    const isThere = ({ path, ...place }: GapPlace) =>
      place.locale !== locale || place.field !== rootOf(here) || hasField(box.current, path);
    const next = gapAfter(type, getValues(), all.filter(isThere), { path: here, locale });
    const isInQueue = queue !== null;
    if (next) openGap(next);
    else if (isInQueue && !isChanged()) void navigation.toNext(id, isHere);
    else if (isInQueue) notify(translationWords.atTheEnd, { type: 'info' });
    else if (all[0]) openGap(all[0]);
    else notify(translationWords.noneHere, { type: 'info' });
  };
  const ways = { goOn, openGap, beginningOf, locale };
  const latest = useRef(ways);
  latest.current = ways;

  useEffect(() => {
    const asked = saidByAddress(fieldParameter);
    const timer = setTimeout(() => {
      const field = rootOf(asked);
      if (asked && field && field in type.fields)
        latest.current.openGap({ field, locale: latest.current.locale, ...(asked !== field && { path: asked }) });
      onReady(() => latest.current.goOn());
    });
    return () => {
      clearTimeout(timer);
      stopWaiting.current?.();
    };
  }, [onReady, type]);

  return { goOn, led };
}
