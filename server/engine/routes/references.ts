import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import { capitalized, singularOf } from '../../../domain/names';
import { hasExtra, referenceEntrySchema } from '../../../domain/referenceSchema';
import { referenceListNames, referenceLists, type ReferenceListName } from '../../../domain/references';
import { whoMayKeep } from '../../http/caching';
import { entityTag, isUnchanged } from '../../http/entityTags';
import { answers, answersList, named } from '../../http/described';
import { HttpProblem } from '../../http/problems';
import { referenceTableOf } from '../storage/naming';
import { referenceEntry } from '../storage/referenceEntry';
import { idParam } from '../../http/idParam';

const tags = ['Auswahllisten'];

/** The 16 read-only lists: all entries in one answer, and single entries by id. */
export async function referenceRoutes(app: FastifyInstance): Promise<void> {
  for (const name of referenceListNames) {
    const { path, label } = referenceLists[name];
    const schema = named(hasExtra(name) ? `${capitalized(singularOf(path))}Entry` : 'ReferenceEntry', () =>
      referenceEntrySchema(name),
    );
    app.get(
      `/${path}`,
      { config: { access: anyone }, schema: { summary: label, tags, ...answersList(schema) } },
      async (request, reply) => {
        const body = `{"data":${JSON.stringify(await readEntries(app, name))}}`;
        const tag = createHash('sha1').update(body).digest('base64url');
        reply
          .header('etag', entityTag(tag))
          .header('cache-control', whoMayKeep(request, 'no-cache'))
          .type('application/json; charset=utf-8');
        return isUnchanged(request, tag) ? reply.code(304).send() : reply.send(body);
      },
    );
    app.get(
      `/${path}/:id`,
      { config: { access: anyone }, schema: { summary: label, tags, ...answers(schema) } },
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
    from ${sql.table(referenceTableOf(list))} e where ${id === undefined ? sql`true` : sql`id = ${id}`} order by id`.execute(
    app.database.db,
  );
  return rows.map(({ entry }) => entry);
}
