import type { Identifier } from 'react-admin';
import type { ContentLocale } from '../../../domain/locales';
import { selectionIn, type TextSelection } from '../../fields/richText/textSelection';
import { fieldInUse } from '../problems/focusField';

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

/**
 * In: the record of a form; without an id it is a new one. Out: where it begins; null where nobody comes from another
 * form of it.
 */
export function placeFor(resource: string, id: Identifier | undefined): FormPlace | null {
  return waiting?.resource === resource && waiting.id === id ? waiting.place : null;
}

/** Once a form is there. */
export function forgetPlace(): void {
  waiting = null;
}

/** Where somebody is now. In: the form, and the language that it shows. */
export function placeIn(box: HTMLElement | null, locale: ContentLocale): FormPlace {
  const active = document.activeElement as HTMLInputElement;
  // Only what is written into without formats says it itself.
  const { selectionStart: from, selectionEnd: till } = active;
  return {
    locale,
    path: fieldInUse(box),
    selection: from != null && till != null ? [from, till] : selectionIn(active),
    top: window.scrollY,
  };
}
