import type { Application } from 'json-server';
import { editors } from '../domain/access';
import { nameOf, type ContentType } from '../domain/contentType';
import { allContentTypes } from '../domain/contentTypes';
import { pagesOnly, readListRequest } from '../domain/listRequest';
import { only } from './guard';
import { queryOf } from './resource';
import type { Row } from './rows';
import { matchesTerm } from './searching';

/** `GET /search?term=…`: records of every type by any word, id or code; an id found exactly comes first. */
export function serveSearch(api: Application, rowsOf: (type: ContentType<any>) => Row[]): void {
  api.get('/search', only(editors), (request, response) => {
    const { term, limit } = readListRequest(pagesOnly, queryOf(request));
    const hits = allContentTypes.flatMap((type) => {
      const rows = term ? rowsOf(type).filter((row) => matchesTerm(type, row, term)) : [];
      return rows.map((row) => ({
        resource: type.name,
        id: row.id,
        title: nameOf(type, row),
        isPublic: row.isPublic,
        code: (type.codeField && row[type.codeField]) || null,
      }));
    });
    const isExact = (hit: { id: number }) => Number(String(hit.id) === term);
    response.json({ data: hits.sort((a, b) => isExact(b) - isExact(a) || b.id - a.id).slice(0, Math.min(limit, 50)) });
  });
}
