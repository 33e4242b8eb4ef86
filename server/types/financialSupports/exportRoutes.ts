import type { FastifyInstance } from 'fastify';
import { anyone } from '../../../domain/access';
import type { Upload } from '../../../domain/fields';
import type { Locale } from '../../../domain/locales';
import { financialSupports } from '../../../domain/types/financialSupport';
import { readAll } from '../../files/readAll';
import { poolFor } from '../../engine/read/readList';
import { viewOf } from '../../engine/routes/recordRoutes';
import { findRecord } from '../../engine/write/repository';
import { fileNameParameters } from '../../http/fileName';
import { parseId } from '../../http/idParam';
import { HttpProblem } from '../../http/problems';

/** A financial support as PDF, in each language: public ones for everybody, drafts for editors. */
export async function financialSupportExportRoutes(app: FastifyInstance): Promise<void> {
  const type = financialSupports;
  if (!app.config.features[type.feature]) return;
  const schema = { summary: 'Finanzhilfe als PDF: {id}-{de|fr|it}.pdf', tags: [type.label.plural] };

  app.get('/financial-supports/export/:file', { config: { access: anyone }, schema }, async (request, reply) => {
    const [, digits, locale] = /^(\d+)-(de|fr|it)\.pdf$/.exec((request.params as { file: string }).file) ?? [];
    const id = digits ? parseId(digits) : undefined;
    if (id === undefined) throw HttpProblem.notFound();
    const view = viewOf(type, request);
    const found = await findRecord(poolFor(app.database, view), type, id, view);
    if (!found) throw HttpProblem.notFound();
    const record = JSON.parse(found.body) as Record<string, any>;
    // Fonts and all, for those who print.
    const { nameIn, writeFinancialSupport } = await import('./pdf');
    const name = nameIn(record, locale as Locale);
    const document = writeFinancialSupport({ record, locale: locale as Locale, author: app.config.productName, readLogo: (logo) => readLogo(app, logo) });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; ${fileNameParameters(`Finanzhilfen - ${name}.pdf`, `Finanzhilfen - ${id}.pdf`)}`)
      .header('cache-control', 'no-cache, private')
      .header('vary', 'Cookie')
      .send(document);
  });
}

async function readLogo(app: FastifyInstance, { id }: Upload): Promise<Buffer | null> {
  const file = await app.database.db.selectFrom('files').select('hash').where('id', '=', id).executeTakeFirst();
  return file ? readAll(await app.files.open(file.hash)) : null;
}
