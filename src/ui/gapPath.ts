import type { Identifier } from 'react-admin';
import { formatQuery } from '../../domain/http';
import type { GapCard } from '../../domain/translations/list';
import { readGapsBehind } from '../api/gapQueue';
import { editPath, fieldParameter, languageParameter, queueParameter } from './paths';

type Filter = Record<string, string | readonly string[]>;

/**
 * The form of a record, in the language and at the field of a gap.
 * @param filter the filters of the queue
 */
export function gapPath(
  { id, type, recordId, locale, field }: Pick<GapCard, 'id' | 'type' | 'recordId' | 'locale' | 'field'>,
  filter: Filter,
): string {
  return pathOf({ type, recordId, locale, field }, formatQuery({ ...filter, after: id }));
}

const pathOf = (
  { type, recordId, locale, field }: Pick<GapCard, 'type' | 'recordId' | 'locale' | 'field'>,
  place: string,
): string =>
  `${editPath(type, recordId)}?${formatQuery({ [languageParameter]: locale, [fieldParameter]: field, [queueParameter]: place })}`;

/**
 * The next gap of another record; null at the end. Remaining gaps of this record are skipped on purpose.
 * @throws like `apiFetch`
 */
export async function nextGapPath(place: string, type: string, id: Identifier | undefined): Promise<string | null> {
  for (let at: string = place; ;) {
    const cards = await readGapsBehind(at);
    const next = cards.find((card) => card.type !== type || String(card.recordId) !== String(id));
    const last = next ?? cards.at(-1);
    if (!last) return null;
    const query = new URLSearchParams(at);
    query.set('after', String(last.id));
    at = query.toString();
    if (next) return pathOf(next, at);
  }
}
