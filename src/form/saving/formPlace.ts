import type { RefObject } from 'react';
import type { Identifier } from 'react-admin';
import type { ContentLocale } from '../../../domain/locales';
import { nodeAt, selectionIn, type TextSelection } from '../../fields/richText/textSelection';
import { drawLater } from '../laterSections';
import { fieldInUse, focusField, hasField, untilThere } from '../problems/focusField';

/** Where somebody is in a form. */
export interface FormPlace {
  locale: ContentLocale;
  /** The field that has the focus; null where none has. */
  path: string | null;
  /** What is selected in it: from where to where, in formatted text as places. */
  selection: readonly [number, number] | TextSelection | null;
  /** How far the page is scrolled. */
  top: number;
}

let waiting: { resource: string; id: Identifier; place: FormPlace } | null = null;

/** Where the form of a record begins that takes the place of the one for a new record. */
export function beginAtPlace(resource: string, id: Identifier, place: FormPlace): void {
  waiting = { resource, id, place };
}

/** In: the record of a form; without an id it is a new one. Out: where it begins; null where nobody comes from another form of it. */
export function placeFor(resource: string, id: Identifier | undefined): FormPlace | null {
  return waiting?.resource === resource && waiting.id === id ? waiting.place : null;
}

/** Once a form is there. */
export function forgetPlace(): void {
  waiting = null;
}

/** Where somebody is now. In: the form, and the language that it shows. */
export function placeIn(box: HTMLElement | null, locale: ContentLocale): FormPlace {
  const active = document.activeElement;
  return { locale, path: fieldInUse(box), selection: active instanceof HTMLElement ? selectedIn(active) : null, top: window.scrollY };
}

/** Brings somebody back to a place, once its input is there. Out: ends it. */
export function returnTo(box: RefObject<HTMLElement | null>, { path, selection, top }: FormPlace): () => void {
  let end: (() => void) | undefined;
  // After the page itself has begun at its top.
  const timer = setTimeout(() => {
    drawLater();
    end = untilThere((isLast) => {
      if (path !== null && !((isLast || hasField(box.current, path)) && focusField(box.current, path))) return false;
      const active = document.activeElement;
      if (active instanceof HTMLElement && selection) select(active, selection);
      window.scrollTo(0, top);
      if (path !== null) active?.scrollIntoView?.({ block: 'nearest' });
      return true;
    });
  });
  return () => {
    clearTimeout(timer);
    end?.();
  };
}

const isPlainText = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function selectedIn(element: HTMLElement): FormPlace['selection'] {
  if (!isPlainText(element)) return selectionIn(element);
  const { selectionStart, selectionEnd } = element;
  // Numbers and the like say nothing of it.
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}

function select(element: HTMLElement, selection: NonNullable<FormPlace['selection']>): void {
  if ('anchor' in selection) {
    if (element.isContentEditable) getSelection()?.setBaseAndExtent(...nodeAt(element, selection.anchor), ...nodeAt(element, selection.head));
  } else if (isPlainText(element) && element.selectionStart !== null) element.setSelectionRange(...selection);
}
