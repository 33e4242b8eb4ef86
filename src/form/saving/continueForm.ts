import { isCommonField } from '../../../domain/publishing';
import type { Identifier } from 'react-admin';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import type { ContentLocale } from '../../../domain/locales';
import { isEqual } from '../../../domain/review/equal';
import { placesOf, valueAt, withValueAt, type Declaration } from '../../../domain/review/places';
import { contentText } from '../useFormChanges';
import { focusedFieldPath, focusField, retryFocus } from '../problems/focusField';

/**
 * Continues the form with the stored record. Input made during the request stays and is unsaved. A text stays as typed
 * even if it is stored slightly differently, for example without a trailing space.
 * @param sent the form's values when it was sent
 * @returns the form's new initial values
 */
export function continueWith(
  form: UseFormReturn<FieldValues>,
  type: Declaration,
  sent: FieldValues,
  stored: FieldValues,
): FieldValues {
  const { start, values } = typedSince(form.getValues(), type, sent, stored);
  form.reset(start, { keepValues: true });
  fill(form, type, values);
  for (const name of Object.keys(stored)) if (!isField(type, name)) put(form, name, stored[name]);
  return start;
}

/**
 * Makes a record the form's current and initial values. Inputs whose value does not change keep the focus and cursor.
 */
export function refill(form: UseFormReturn<FieldValues>, type: Declaration, record: FieldValues): void {
  form.reset(record, { keepValues: true });
  fill(form, type, record);
  for (const name of Object.keys(record)) if (!isField(type, name)) put(form, name, record[name]);
}

/** The form's new initial values after a save, and its current ones. */
interface TypedSince {
  start: FieldValues;
  values: FieldValues;
}

export function typedSince(now: FieldValues, type: Declaration, sent: FieldValues, stored: FieldValues): TypedSince {
  const start = placesOf(type)
    .filter((place) => isText(place.declared) && isEqual(place.declared, valueAt(sent, place), valueAt(stored, place)))
    .reduce<FieldValues>((record, place) => withValueAt(record, place, valueAt(sent, place)), stored);
  return { start, values: withTyped(type, { before: sent, now }, start) };
}

/** Sets the values that differ; inputs of equal ones keep the focus and cursor. */
function fill(form: UseFormReturn<FieldValues>, type: Declaration, values: FieldValues): void {
  for (const place of placesOf(type)) put(form, place.path, valueAt(values, place));
}

function put(form: UseFormReturn<FieldValues>, path: string, value: unknown): void {
  if (contentText(form.getValues(path)) !== contentText(value)) form.setValue(path, value);
}

/**
 * A record with later input applied: every place whose form value has changed since. Rows keep the ids that they got in
 * the meantime.
 */
export function withTyped(
  type: Declaration,
  { before, now }: { before: FieldValues; now: FieldValues },
  record: FieldValues,
): FieldValues {
  return placesOf(type).reduce((joined, place) => {
    const [was, is, stored] = [before, now, record].map((side) => valueAt(side, place));
    return contentText(was) === contentText(is)
      ? joined
      : withValueAt(joined, place, withIds(place.declared, is, was, stored));
  }, record);
}

const isText = ({ kind }: Field) => kind === 'text' || kind === 'multiline' || kind === 'richText';
const isField = (type: Declaration, name: string) =>
  Object.hasOwn(type.fields, name) || isCommonField(name) || name === 'translations';

type Row = { id?: unknown };

function withIds({ kind }: Field, rows: unknown, was: unknown, stored: unknown): unknown {
  if (kind !== 'associations' || !Array.isArray(rows) || !Array.isArray(was) || !Array.isArray(stored)) return rows;
  if (was.length !== stored.length || rows.length < was.length) return rows;
  return (rows as Row[]).map((row, index) =>
    row.id == null && index in stored ? { ...row, id: (stored as Row[])[index]?.id } : row,
  );
}

/** The editor's position in the form of a record just created; its edit form continues there. */
interface HandOver extends TypedSince {
  resource: string;
  id: Identifier;
  locale: ContentLocale;
  /** The path of the focused field. */
  path: string | null;
  selection: Selected | null;
  /** The scroll position of the page. */
  top: number;
  /** @returns the keystrokes made while there was no form; also stops listening */
  typedMeanwhile: () => string;
}

/** A selection, in an input, or in a rich text by the child indexes that lead to its ends. */
type Selected = { from: number; to: number } | { anchor: readonly number[]; head: readonly number[] };

let waiting: HandOver | null = null;

/** Passes input and cursor to the edit form that opens next. */
export function handOver(
  resource: string,
  id: Identifier,
  box: HTMLElement | null,
  locale: ContentLocale,
  typed: TypedSince,
): void {
  const active = document.activeElement as HTMLElement;
  waiting = {
    resource,
    id,
    locale,
    ...typed,
    path: focusedFieldPath(box),
    selection: selectionIn(active),
    top: window.scrollY,
    typedMeanwhile: keepKeys(),
  };
}

/** Records keystrokes until the form has loaded. */
function keepKeys(): () => string {
  let typed = '';
  const onKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1;
    if (event.ctrlKey || event.metaKey || event.altKey || !(isLetter || event.key === 'Backspace')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    typed = isLetter ? typed + event.key : typed.slice(0, -1);
  };
  const end = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', onKey, { capture: true });
    return typed;
  };
  const timer = setTimeout(end, 10_000);
  window.addEventListener('keydown', onKey, { capture: true });
  return end;
}

/** @returns what was passed to this form; null for a form that was opened normally */
export function findHandOver(resource: string, id: Identifier | undefined): HandOver | null {
  return waiting?.resource === resource && waiting.id === id ? waiting : null;
}

/**
 * Continues where the editor left the other form: text, field and cursor.
 * @returns a function that ends the wait for an input that is still loading
 */
export function resumeHandOver(
  box: HTMLElement | null,
  form: UseFormReturn<FieldValues>,
  type: Declaration,
  { values, path, selection, top, typedMeanwhile }: HandOver,
): () => void {
  waiting = null;
  // The cursor's position refers to the filled-in text.
  flushSync(() => fill(form, type, values));
  return retryFocus((isLast) => {
    // The preview of a rich text is replaced by its editor when focused.
    if (path !== null && !flushSync(() => focusField(box, path))) {
      if (isLast) typedMeanwhile();
      return false;
    }
    if (selection) select(document.activeElement as HTMLElement, selection);
    window.scrollTo(0, top);
    if (path !== null) document.activeElement?.scrollIntoView?.({ block: 'nearest' });
    const typed = typedMeanwhile();
    // Inserted as if typed there, so that it can be undone in the same way.
    if (typed && path !== null) document.execCommand('insertText', false, typed);
    return true;
  });
}

function selectionIn(active: HTMLElement): Selected | null {
  const { selectionStart: from, selectionEnd: to } = active as HTMLInputElement;
  if (from != null && to != null) return { from, to };
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = getSelection() ?? {};
  if (!active.isContentEditable || !anchorNode || !focusNode) return null;
  const way = (node: Node, offset: number): number[] =>
    node === active || !node.parentNode
      ? [offset]
      : [...way(node.parentNode, [...node.parentNode.childNodes].indexOf(node as ChildNode)), offset];
  return { anchor: way(anchorNode, anchorOffset), head: way(focusNode, focusOffset) };
}

function select(element: HTMLElement, selection: Selected): void {
  const nodeAt = (way: readonly number[]): [Node, number] => {
    let node: Node = element;
    for (const index of way.slice(0, -1)) node = node.childNodes[index] ?? node;
    const most = node instanceof Text ? node.length : node.childNodes.length;
    return [node, Math.min(way.at(-1) ?? 0, most)];
  };
  if ('anchor' in selection) {
    if (element.isContentEditable)
      getSelection()?.setBaseAndExtent(...nodeAt(selection.anchor), ...nodeAt(selection.head));
  } else if ((element as HTMLInputElement).selectionStart != null)
    (element as HTMLInputElement).setSelectionRange(selection.from, selection.to);
}
