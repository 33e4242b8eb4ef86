import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import type { Upload } from '../../../domain/fields';
import type { Locale } from '../../../domain/locales';
import { textOf } from '../../../domain/values/textsIn';
import { financialSupports } from '../../../domain/types/financialSupport';
import { readAll } from '../../files/readAll';
import { cacheKey } from '../../engine/read/listCache';
import { poolFor } from '../../engine/read/readList';
import { viewOf } from '../../engine/routes/recordRoutes';
import { findRecord } from '../../engine/write/repository';
import { entityTag, isUnchanged } from '../../http/entityTags';
import { fileNameParameters } from '../../http/fileName';
import { parseId } from '../../http/idParam';
import { HttpProblem } from '../../http/problems';
import { createQueue } from '../../http/queue';

/** Writing one computes for a second where it is long: however many print, there is time for everybody else. */
const inTurn = createQueue({
  parallel: 2,
  longest: 100,
  busy: 'Gerade wird sehr viel gedruckt. Versuchen Sie es gleich noch einmal.',
});

/** A financial support as PDF, in each language: public ones for everybody, drafts for editors. */
export async function financialSupportExportRoutes(app: FastifyInstance): Promise<void> {
  const type = financialSupports;
  if (!app.config.features[type.feature]) return;
  const schema = { summary: 'Finanzhilfe als PDF: {id}-{de|fr|it}.pdf', tags: [type.label.plural] };

  app.get(
    '/financial-supports/export/:file',
    { config: { access: anyone, isLinked: true }, schema },
    async (request, reply) => {
      const [, digits, locale] = /^(\d+)-(de|fr|it)\.pdf$/.exec((request.params as { file: string }).file) ?? [];
      const id = digits ? parseId(digits) : undefined;
      if (id === undefined) throw HttpProblem.notFound();
      const view = viewOf(type, request);
      const found = await findRecord(poolFor(app.database, view), type, id, view);
      if (!found) throw HttpProblem.notFound();
      const record = JSON.parse(found.body) as Record<string, any>;
      const author = app.config.productName;
      // All that it is made of: who prints the same again gets what has been written.
      const key = cacheKey(type.name, 'pdf', { locale, author, body: found.body });
      const name = textOf(record, type.titleField, locale as Locale);
      void reply
        .header(
          'content-disposition',
          `inline; ${fileNameParameters(`Finanzhilfen - ${name}.pdf`, `Finanzhilfen - ${id}.pdf`)}`,
        )
        .header('etag', entityTag(key));
      if (isUnchanged(request, key)) return reply.code(304).send();
      const { identity } = await app.lists.obtain(key, 0, () =>
        inTurn(async () => {
          // Loaded when somebody prints for the first time: fonts and all, it would make every start of the server
          // slower.
          const { writeFinancialSupport } = await import('./pdf');
          return {
            version: 0,
            isCut: false,
            identity: await readAll(
              writeFinancialSupport({
                record,
                locale: locale as Locale,
                author,
                readLogo: (logo) => readLogo(app, logo),
              }),
            ),
          };
        }),
      );
      return reply.type('application/pdf').send(identity);
    },
  );
}

async function readLogo(app: FastifyInstance, { id }: Upload): Promise<Buffer | null> {
  const file = await app.database.db.selectFrom('files').select('hash').where('id', '=', id).executeTakeFirst();
  return file ? readAll(await app.files.open(file.hash)) : null;
}
