import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { anyone } from '../../../domain/access';
import type { Upload } from '../../../domain/fields';
import { localized, type Locale } from '../../../domain/locales';
import { staticPage } from '../../../domain/embeds/embeds';
import { supportEmbed } from '../../../domain/embeds/supportEmbed';
import { swissDay } from '../../../domain/values/days';
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
import type { Printed } from './pdf';
import { printInWorker } from './printInWorker';

/** However many print, two threads write, and so many wait for them. */
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
      const day = swissDay.format(new Date());
      const address = addressOf(app, record, id, locale as Locale);
      // All that it is made of: who prints the same again gets what has been written.
      const key = cacheKey(type.name, 'pdf', { locale, author, day, address, body: found.body });
      const name = textOf(record, type.titleField, locale as Locale);
      if (isUnchanged(request, key)) return reply.header('etag', entityTag(key)).code(304).send();
      // Kept also where nothing comes of it (no byte): to try again and again what is too much would hold up others.
      const { identity } = await app.lists.obtain(key, 0, () =>
        inTurn(async () => {
          const logo = await readLogo(app, record, locale as Locale);
          const bytes = await printInWorker({ record, locale: locale as Locale, author, logo, day, address });
          return { version: 0, isCut: false, identity: bytes ?? Buffer.alloc(0) };
        }),
      );
      if (identity.length === 0) throw tooMuch();
      const parameters = fileNameParameters(`Finanzhilfen - ${name}.pdf`, `Finanzhilfen - ${id}.pdf`);
      return reply
        .header('content-disposition', `inline; ${parameters}`)
        .header('etag', entityTag(key))
        .type('application/pdf')
        .send(identity);
    },
  );
}

const tooMuch = () =>
  new HttpProblem(422, 'Dieser Eintrag ist zu umfangreich für ein PDF. Kürzen Sie bitte seine Texte.');

/** Its page for visitors, or the website that they come from. */
function addressOf(
  { config }: FastifyInstance,
  record: Record<string, any>,
  id: number,
  locale: Locale,
): string | null {
  if (config.publicUrl && record.isPublic) return `${config.publicUrl}${staticPage(supportEmbed, id, locale)}`;
  return config.websiteUrl ?? config.publicUrl;
}

/** The logo as a picture that paper knows, small enough for it; null where there is none or it is no picture. */
async function readLogo(app: FastifyInstance, record: Record<string, any>, locale: Locale): Promise<Printed['logo']> {
  const logo = localized(record, 'logo', locale) as Upload | null | undefined;
  if (!logo) return null;
  try {
    const bytes = await readFile(app, logo);
    if (!bytes) return null;
    const picture = sharp(bytes).resize({ width: 640, height: 320, fit: 'inside', withoutEnlargement: true });
    return { bytes: await picture.png().toBuffer(), description: logo.description ?? '' };
  } catch {
    return null;
  }
}

async function readFile(app: FastifyInstance, { id }: Upload): Promise<Buffer | null> {
  const file = await app.database.db.selectFrom('files').select('hash').where('id', '=', id).executeTakeFirst();
  return file ? readAll(await app.files.open(file.hash)) : null;
}
