import type { ContentType } from './contentType';
import type { AssociationsField } from './fields';

/** A record that was merged into another. */
export interface Merged {
  /** Its id, which now points to the other record. */
  id: number;
  name: string;
  /** ISO 8601. */
  at: string;
  by: string | null;
}

type Values = Record<string, any>;

/**
 * The combined relations of two records to be merged: the related records and association rows of both, the survivor's
 * first, with duplicates combined. For two entries of a reference list: their combined synonyms.
 * @param stays the survivor
 * @param goes the record that is merged into it
 * @returns the fields of the survivor that change
 */
export function combineRelations(type: ContentType, stays: Values, goes: Values): Values {
  if (type.list) return { synonyms: joinSynonyms(stays, goes) };
  return Object.fromEntries(
    Object.entries(type.fields).flatMap(([name, field]) => {
      const [ours, theirs] = [listOf(stays[name]), listOf(goes[name])];
      if (field.kind === 'records') return [[name, [...ours, ...without(theirs, ours)]]];
      return field.kind === 'associations' ? [[name, joinRows(field, ours, theirs)]] : [];
    }),
  );
}

/** Imports that know the other entry by one of its names now find the survivor. */
function joinSynonyms(stays: Values, goes: Values): string {
  const lines = [stays.synonyms, goes.name, goes.synonyms].flatMap((text) => String(text ?? '').split('\n'));
  return [...new Set(lines)].filter((line) => line !== '' && line !== stays.name).join('\n');
}

function joinRows(field: AssociationsField, ours: Values[], theirs: Values[]): Values[] {
  const flags = Object.entries(field.item).flatMap(([name, { kind }]) => (kind === 'boolean' ? [name] : []));
  const signatureOf = (row: Values) =>
    JSON.stringify([
      row[field.there]?.id,
      ...Object.keys(field.item)
        .filter((name) => !flags.includes(name))
        .map((name) => row[name] ?? ''),
      wordsOf(row.translations),
    ]);
  const links = field.links?.name;
  const rows = ours.map((row) => {
    const twin = theirs.find((other) => signatureOf(other) === signatureOf(row));
    if (!twin) return row;
    return {
      ...row,
      ...(links && { [links]: [...listOf(row[links]), ...without(listOf(twin[links]), listOf(row[links]))] }),
    };
  });
  const others = theirs.filter((row) => !ours.some((one) => signatureOf(one) === signatureOf(row)));
  // A flag that only one row may have stays on our row.
  const ourFlags = flags.filter((name) => ours.some((row) => row[name] === true));
  return [...rows, ...others.map((row) => ({ ...row, ...Object.fromEntries(ourFlags.map((name) => [name, false])) }))];
}

/** The non-empty translations in a comparable form. */
const wordsOf = (translations: unknown) =>
  Object.entries((translations ?? {}) as Record<string, Values>)
    .flatMap(([locale, parts]) =>
      Object.entries(parts).flatMap(([name, value]) => (value ? [`${locale} ${name} ${String(value)}`] : [])),
    )
    .toSorted((one, other) => (one < other ? -1 : 1));

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? (value as Values[]) : []);
const without = (all: Values[], known: Values[]) => all.filter(({ id }) => !known.some((one) => one.id === id));
