import { useNotify, type Identifier } from 'react-admin';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { ContentLocale } from '../../../domain/locales';
import { useFormGaps } from '../../fields/german/FormGaps';
import { translatedPath } from '../../fields/FormLanguage';
import { useFormType } from '../../fields/FormType';
import { translationWords } from '../../i18n/translations';
import { useKeyArea } from '../../keys/areas';
import { isKey, keyTable } from '../../keys/keyTable';
import { fieldParameter, queueParameter, saidByAddress } from '../../routing/paths';
import { useFeature } from '../../session/config';
import { drawLater } from '../laterSections';
import type { FormNavigation } from '../leaving/useFormNavigation';
import { focusField } from '../problems/focusField';
import { gapAfter, gapsInForm } from './gapsInForm';

export interface NextGapProps {
  box: RefObject<HTMLElement | null>;
  /** Of the record; undefined for a new one. */
  id: Identifier | undefined;
  locale: ContentLocale;
  setLocale: (locale: ContentLocale) => void;
  isChanged: () => boolean;
  isHere: () => boolean;
  navigation: FormNavigation;
}

/** Code of inputs may still be on its way: so long it is waited for, in milliseconds. */
const patience = 3_000;

/**
 * Leads from gap to gap of a record, in its key too, and on to the next record of the queue that somebody came from. The field that the address
 * asks for gets the focus once it is there. Out: goes to the next gap; the field where somebody was led last, or null.
 */
export function useNextGap({ box, id, locale, setLocale, isChanged, isHere, navigation }: NextGapProps): { goOn: () => void; field: string | null } {
  const type = useFormType();
  const gaps = useFormGaps();
  const { getValues } = useFormContext();
  const isOn = useFeature();
  const notify = useNotify();
  const waiting = useRef<ReturnType<typeof setInterval>>(undefined);
  const [field, setField] = useState(() => saidByAddress(fieldParameter));

  const openGap = (to: { field: string; locale: ContentLocale }) => {
    drawLater();
    flushSync(() => {
      setLocale(to.locale);
      setField(to.field);
    });
    const path = translatedPath(to.field, type.fields[to.field]?.translated, to.locale);
    const until = Date.now() + patience;
    const before = document.activeElement;
    clearInterval(waiting.current);
    const attempt = () => {
      const isThere = focusField(box.current, path);
      if (isThere || document.activeElement !== before || Date.now() > until) clearInterval(waiting.current);
    };
    waiting.current = setInterval(attempt, 50);
    attempt();
  };

  const goOn = () => {
    if (!gaps) return;
    const all = gapsInForm(type, getValues(), gaps, isOn);
    const next = gapAfter(type, all, { field: fieldInUse(box.current), locale });
    const isInQueue = saidByAddress(queueParameter) !== null;
    if (next) openGap(next);
    else if (isInQueue && !isChanged()) void navigation.toNext(id, isHere);
    else if (isInQueue) notify(translationWords.atTheEnd, { type: 'info' });
    else if (all[0]) openGap(all[0]);
    else notify(translationWords.noneHere, { type: 'info' });
  };
  const ways = { goOn, openGap, locale };
  const latest = useRef(ways);
  latest.current = ways;

  useKeyArea('translations');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.translations.nextGap) || box.current?.closest('[aria-hidden="true"], [inert]')) return;
      event.preventDefault();
      latest.current.goOn();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [box]);

  useEffect(() => {
    const asked = saidByAddress(fieldParameter);
    const timer = setTimeout(() => {
      if (asked && asked in type.fields) latest.current.openGap({ field: asked, locale: latest.current.locale });
    });
    return () => {
      clearTimeout(timer);
      clearInterval(waiting.current);
    };
  }, [type]);

  return { goOn, field };
}

/** The field of the record that has the focus; null where none has. */
function fieldInUse(container: HTMLElement | null): string | null {
  const active = document.activeElement;
  let place = active && container?.contains(active) ? active.closest<HTMLElement>('[data-field]') : null;
  for (let outer = place; outer; outer = outer.parentElement?.closest<HTMLElement>('[data-field]') ?? null) place = outer;
  return place?.dataset.field?.replace(/^translations\.\w+\./, '').split('.')[0] ?? null;
}
