import type { Identifier } from 'react-admin';
import { formatQuery } from '../../domain/http';
import type { GapCard, GapListMeta } from '../../domain/translations/list';
import { apiFetch, apiRequest } from '../api/http';
import { editPath, fieldParameter, languageParameter, queueParameter } from './paths';

type Filter = Record<string, string | readonly string[]>;

/**
 * The path of a record's form, in the language and at the field of a gap.
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
): string => {
  const query = formatQuery({ [languageParameter]: locale, [fieldParameter]: field, [queueParameter]: place });
  return `${editPath(type, recordId)}?${query}`;
};

/**
 * The next gap of another record; null at the end. Remaining gaps of this record are skipped on purpose.
 * @throws like `apiFetch`
 */
export async function nextGapPath(place: string, type: string, id: Identifier | undefined): Promise<string | null> {
  for (let at: string = place; ;) {
    const cards = await readGapsAfter(at);
    const next = cards.find((card) => card.type !== type || String(card.recordId) !== String(id));
    const last = next ?? cards.at(-1);
    if (!last) return null;
    const query = new URLSearchParams(at);
    query.set('after', String(last.id));
    at = query.toString();
    if (next) return pathOf(next, at);
  }
}

/**
 * The gaps after a position in the queue.
 * @param place the position, as a query
 * @throws like `apiFetch`
 */
function readGapsAfter(place: string): Promise<GapCard[]> {
  return apiFetch<GapCard[]>(`/translation-gaps?${place}&limit=100`);
}

export type GapCounts = Pick<GapListMeta, 'counts' | 'locales' | 'contents'>;

/**
 * The number of gaps of each type, language and content.
 * @throws like `apiFetch`
 */
export async function readGapCounts(filter: Filter, signal?: AbortSignal): Promise<GapCounts> {
  const { meta } = await apiRequest<GapCard[]>(
    `/translation-gaps?${formatQuery({ ...filter, limit: 1, total: 'true' })}`,
    { signal },
  );
  const { counts = {}, locales = {}, contents = {} } = (meta ?? {}) as Partial<GapListMeta>;
  return { counts, locales, contents };
}

/** What the queue shows at first: gaps with words to translate. */
export const initialGapFilter = { content: ['words'] };
