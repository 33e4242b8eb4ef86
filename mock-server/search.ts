import type { Application } from 'json-server';
import { editors } from '../domain/access';
import { nameOf, type ContentType } from '../domain/contentType';
import { pagingOnly, readListRequest } from '../domain/lists/listRequest';
import { searchWords, titleWords } from '../domain/lists/search';
import { queryOf, type Resource, type Row } from './resource';
import { matchesTerm, searchedText } from './selection';
import { requireRole, viewerOf } from './sessions';

/** The global search: best matches first, ranked as on the server. */
export function serveSearch(api: Application, content: readonly { type: ContentType; resource: Resource }[]): void {
  api.get('/search', requireRole(editors), (request, response) => {
    const { term, limit } = readListRequest(pagingOnly, queryOf(request));
    if (!term) return response.json({ data: [] });
    const found = content
      .flatMap(({ type, resource }) => {
        const matches = matchesTerm(type, term);
        return resource.rows.flatMap((row) => {
          const rank = rankOf(type, row, term);
          return rank === 0 || matches(row) ? [{ type, resource, row, rank }] : [];
        });
      })
      .sort((one, other) => one.rank - other.rank || other.row.id - one.row.id);
    const data = found.slice(0, Math.min(limit, 50)).map(({ type, resource, row }) => {
      const detail = type.detailOf?.(resource.present(row, viewerOf(response), true) as Record<string, unknown>);
      return {
        resource: type.name,
        id: row.id,
        title: nameOf(type, row),
        isPublic: row.isPublic,
        code: codeOf(type, row),
        ...(detail && { detail }),
      };
    });
    response.json({ data, meta: { total: found.length, hasMore: false } });
  });
}

const codeOf = (type: ContentType, row: Row) =>
  type.codeField ? ((row[type.codeField] as string | null) ?? null) : null;

/**
 * 0: id or code; 1: whole words of the title; 2: beginnings of its words; 3: beginnings of words elsewhere; 4: inside
 * words of the title; 5: the rest.
 */
function rankOf(type: ContentType, row: Row, term: string): number {
  if (term === String(row.id) || term.toLowerCase() === codeOf(type, row)?.toLowerCase()) return 0;
  const words = searchWords(term);
  const all = (text: string, before: string, after = '') =>
    words.every((spellings) => spellings.some((spelling) => text.includes(before + spelling + after)));
  const title = `${titleWords(nameOf(type, row))} `;
  if (all(title, ' ', ' ')) return 1;
  if (all(title, ' ')) return 2;
  if (all(` ${searchedText(type, row).replaceAll('\n', ' ')}`, ' ')) return 3;
  return all(title, '') ? 4 : 5;
}
