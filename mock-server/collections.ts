import type { Application } from 'json-server';
import { collections, inCard, publicPage } from '../domain/collections';
import { pagesOnly, readListRequest, refuseUnknown } from '../domain/listRequest';
import { askedByFilters, type CollectionFilter } from '../domain/types/collection';
import { notFound } from './problems';
import { idOf, pageOf, queryOf, type Resource } from './resource';

/** `GET …/public/{id}`: a collection with its records as anybody sees them, in its order. In: the resource of a name. */
export function servePublicCollections(api: Application, named: (name: string) => Resource): void {
  for (const { type, collects } of collections) {
    api.get(`/${type.name}/public/:id`, (request, response) => {
      const query = queryOf(request);
      refuseUnknown(query, ['limit', 'offset', 'shape']);
      const asked = readListRequest({ ...pagesOnly, limit: publicPage }, query);
      const id = idOf(request);
      const row = named(type.name).rows.find((one) => one.id === id);
      if (!row) throw notFound();
      const members = named(collects.members.name);
      const chosen = () => (row.selection as { id: number }[]).flatMap((entry) => {
        const member = members.rows.find((one) => one.id === entry.id && one.isPublic === true);
        return member ? [members.present(member, null)] : [];
      });
      const all = row.isDynamic ? members.list(askedByFilters(collects, row.filters as CollectionFilter[]), null) : chosen();
      const card = inCard(collects.members);
      const shown = (pageOf(request, response, asked, all) as Record<string, unknown>[]).map((record) => (query.shape?.[0] === 'full' ? record : card(record)));
      response.json({ data: { id, title: row.title, description: row.description, [collects.members.name]: shown } });
    });
  }
}
