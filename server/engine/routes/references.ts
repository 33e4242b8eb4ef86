import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import { capitalized, singularOf } from '../../../domain/names';
import { hasExtra, referenceEntrySchema } from '../../../domain/referenceSchema';
import { referenceListNames, referenceLists, type ReferenceListName } from '../../../domain/references';
import { cacheControlFor } from '../../http/caching';
import { sendJson } from '../../http/entityTags';
import { respondsWith, respondsWithList, named } from '../../http/described';
import { HttpProblem } from '../../http/problems';
import { referenceTableOf } from '../storage/naming';
import { referenceEntry } from '../storage/referenceEntry';
import { idParam } from '../../http/idParam';

const tags = ['Auswahllisten'];

/** The 16 read-only lists: all entries in one response, and single entries by id. */
export async function referenceRoutes(app: FastifyInstance): Promise<void> {
  for (const name of referenceListNames) {
    const { path, label } = referenceLists[name];
    const schema = named(hasExtra(name) ? `${capitalized(singularOf(path))}Entry` : 'ReferenceEntry', () =>
      referenceEntrySchema(name),
    );
    app.get(
      `/${path}`,
      { config: { access: anyone }, schema: { summary: label, tags, ...respondsWithList(schema) } },
      async (request, reply) => {
        const body = `{"data":${JSON.stringify(await readEntries(app, name))}}`;
        return sendJson(request, reply.header('cache-control', cacheControlFor(request, 'no-cache')), body);
      },
    );
    app.get(
      `/${path}/:id`,
      { config: { access: anyone }, schema: { summary: label, tags, ...respondsWith(schema) } },
      async (request) => {
        const [entry] = await readEntries(app, name, idParam(request));
        if (!entry) throw HttpProblem.notFound();
        return { data: entry };
      },
    );
  }
}

async function readEntries(app: FastifyInstance, list: ReferenceListName, id?: number) {
  const { rows } = await sql<{ entry: object }>`
    select ${referenceEntry('e')} as entry
    from ${sql.table(referenceTableOf(list))} e where ${id === undefined ? sql`true` : sql`id = ${id}`}
      order by id`.execute(app.database.db);
  return rows.map(({ entry }) => entry);
}
