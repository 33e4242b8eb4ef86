import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { Field } from '../../../domain/fields';
import { isEqual } from '../../../domain/review/equal';
import { placesOf, valueAt, withValueAt, type Declaration, type Place } from '../../../domain/review/places';
import { said } from '../drafts/sameContent';

/**
 * The form goes on with the record as it was stored. What was typed while it was on its way stays, and is not saved;
 * where a text is stored in another spelling, without a blank at its end for instance, it stays as somebody writes it.
 * In: what was sent, as it stood in the form. Out: what the form begins with from here on.
 */
export function goOnWith(
  form: UseFormReturn<FieldValues>,
  type: Declaration,
  sent: FieldValues,
  stored: FieldValues,
): FieldValues {
  const now = form.getValues();
  const begin = placesOf(type)
    .filter((place) => isText(place.declared) && isEqual(place.declared, valueAt(sent, place), valueAt(stored, place)))
    .reduce<FieldValues>((record, place) => withValueAt(record, place, valueAt(sent, place)), stored);
  const wanted = withTyped(type, { before: sent, now }, begin);
  form.reset(begin, { keepValues: true });
  // What is the same is not drawn anew, and the focus stays.
  const put = (path: string, is: unknown, value: unknown) => {
    if (said(is) !== said(value)) form.setValue(path, value);
  };
  for (const place of placesOf(type)) put(place.path, valueAt(now, place), valueAt(wanted, place));
  for (const name of Object.keys(stored)) if (!isField(type, name)) put(name, now[name], stored[name]);
  return begin;
}

/**
 * A record with what was typed since: every place that the form says otherwise now than before. Rows that have got
 * their ids meanwhile keep them.
 */
export function withTyped(
  type: Declaration,
  { before, now }: { before: FieldValues; now: FieldValues },
  record: FieldValues,
): FieldValues {
  const values = (place: Place) => [before, now, record].map((side) => valueAt(side, place));
  return placesOf(type).reduce((joined, place) => {
    const [was, is, stored] = values(place);
    return said(was) === said(is) ? joined : withValueAt(joined, place, withIds(place.declared, is, was, stored));
  }, record);
}

const isText = ({ kind }: Field) => kind === 'text' || kind === 'multiline' || kind === 'richText';
const isField = (type: Declaration, name: string) =>
  Object.hasOwn(type.fields, name) || name === 'isPublic' || name === 'translations';

type Row = { id?: unknown };

function withIds({ kind }: Field, rows: unknown, was: unknown, stored: unknown): unknown {
  if (kind !== 'associations' || !Array.isArray(rows) || !Array.isArray(was) || !Array.isArray(stored)) return rows;
  if (was.length !== stored.length || rows.length < was.length) return rows;
  return (rows as Row[]).map((row, index) =>
    row.id == null && index in stored ? { ...row, id: (stored as Row[])[index]?.id } : row,
  );
}
