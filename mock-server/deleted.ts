import type { Application, Response } from 'json-server';
import { administrators, editors } from '../domain/access';
import { nameOf, type ContentType } from '../domain/contentType';
import { deletedListDeclaration, type DeletedCard } from '../domain/deleted';
import { readListRequest } from '../domain/listRequest';
import { searchText, searchWords } from '../domain/search';
import { only, viewerOf } from './guard';
import type { Entry, History } from './history';
import { notFound, Refusal } from './problems';
import { pageOf, queryOf, type Resource } from './resource';

const mayRestore = (response: Response, deletedBy: Entry['user']) => administrators(viewerOf(response)) || deletedBy?.id === viewerOf(response)?.id;

/** Editors see what they have deleted since the mock started, administrators everything, and bring it back. */
export function serveDeleted(api: Application, contents: readonly { type: ContentType<any>; resource: Resource }[], history: History): void {
  api.get('/deleted', only(editors), (request, response) => {
    const asked = readListRequest(deletedListDeclaration, queryOf(request));
    const words = searchWords(asked.term);
    const cards = contents
      .flatMap(({ type, resource }) => history.deleted(resource.name).filter(({ user }) => mayRestore(response, user)).map((entry) => cardOf(type, entry)))
      .filter(({ id, code, title }) => words.every((spellings) => spellings.some((spelling) => searchText([String(id), code ?? '', title]).includes(spelling))))
      .toSorted((one, other) => other.historyId - one.historyId);
    response.json({ data: pageOf(request, response, asked, cards) });
  });

  for (const { resource } of contents) {
    api.post(`/${resource.name}/:id/restore`, only(editors), (request, response) => {
      const id = Number(request.params.id);
      if (resource.rows.some((row) => row.id === id)) throw new Refusal(409, 'Diesen Eintrag gibt es noch.');
      const entries = history.of(resource.name, id);
      const { historyId, record } = (request.body ?? {}) as { historyId?: number | null; record?: object | null };
      const [last] = entries;
      if (last && !record && !mayRestore(response, last.user)) throw new Refusal(403, 'Diesen Eintrag hat jemand anderes gelöscht. Ein Administrator kann ihn wiederherstellen.');
      const wanted = historyId == null ? last : entries.find((entry) => entry.id === historyId);
      if (!last || !wanted) throw notFound();
      const former = structuredClone(wanted.record) as Resource['rows'][number];
      const row = { ...former, ...(record && resource.update?.(former, record, viewerOf(response), request)), updatedAt: new Date().toISOString(), version: last.version + 1 };
      resource.rows.push(row);
      resource.written?.('create', row, viewerOf(response));
      response.status(201).set('ETag', `"${row.version}"`).json({ data: resource.present(row, viewerOf(response)) });
    });
  }
}

function cardOf(type: ContentType<any>, { id, at, user, record }: Entry): DeletedCard {
  const values = record as Record<string, unknown> & { id: number };
  return {
    resource: type.name, id: values.id, title: nameOf(type, values), code: (type.codeField && String(values[type.codeField] ?? '')) || null,
    historyId: id, deletedAt: at, deletedBy: user,
  };
}
