import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { anyone } from '../../domain/access';
import type { ContentType } from '../../domain/contentType';
import type { Upload } from '../../domain/fields';
import { imageText, localized, type Locale } from '../../domain/locales';
import { staticPage } from '../../domain/embeds/embeds';
import { swissDay } from '../../domain/values/days';
import { textOf, type RecordLike } from '../../domain/values/textsIn';
import { buffer } from 'node:stream/consumers';
import { cacheKey } from '../engine/read/listCache';
import { poolFor } from '../engine/read/readList';
import { viewOf } from '../engine/routes/recordRoutes';
import { findRecord } from '../engine/write/repository';
import { entityTag, isUnchanged } from '../http/entityTags';
import { respondsWithFile } from '../http/described';
import { fileNameParameters } from '../http/fileName';
import { parseId } from '../http/idParam';
import { HttpProblem } from '../http/problems';
import { createQueue } from '../http/queue';
import { embedOf, type PrintedRecord } from './document';
import { printInWorker } from './printInWorker';

/** At most two documents are written at once; further ones wait. */
const inTurn = createQueue({
  parallel: 2,
  maxWaiting: 100,
  busy: 'Im Moment werden sehr viele PDFs erstellt. Versuchen Sie es gleich noch einmal.',
});

/** With more pictures, a document would be too large to print. */
const maxPictures = 12;

/** PDFs of a type's records in each language: of public records for everyone, of drafts for editors. */
export const pdfRoutes =
  (type: ContentType) =>
  async (app: FastifyInstance): Promise<void> => {
    if (!app.config.features[type.feature]) return;
    const { singular, plural } = type.label;
    const schema = {
      summary: `${singular} als PDF: {id}-{de|fr|it}.pdf`,
      tags: [plural],
      ...respondsWithFile('application/pdf'),
    };

    app.get(
      `/${type.name}/export/:file`,
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
        const address = addressOf(app, type, record, id, locale as Locale);
        // Everything the document depends on, so that each version is written only once.
        const key = cacheKey(type.name, 'pdf', { locale, author, day, address, body: found.body });
        const name = textOf(record, type.titleField, locale as Locale);
        if (isUnchanged(request, key)) return reply.header('etag', entityTag(key)).code(304).send();
        // Failures are cached as empty responses, so that repeated attempts do not delay other requests.
        const { identity } = await app.lists.getCached(key, 0, () =>
          inTurn(async () => {
            const pictures = await readPictures(app, type, record, locale as Locale);
            const printed = { resource: type.name, record, locale: locale as Locale, author, pictures, day, address };
            const bytes = await printInWorker(printed);
            return { version: 0, isCut: false, identity: bytes ?? Buffer.alloc(0) };
          }),
        );
        if (identity.length === 0) throw tooMuch();
        const parameters = fileNameParameters(`${plural} - ${name}.pdf`, `${plural} - ${id}.pdf`);
        return reply
          .header('content-disposition', `inline; ${parameters}`)
          .header('etag', entityTag(key))
          .type('application/pdf')
          .send(identity);
      },
    );
  };

const tooMuch = () =>
  new HttpProblem(422, 'Dieser Eintrag ist zu umfangreich für ein PDF. Kürzen Sie bitte seine Texte.');

/** The URL of the record's public page, or of the website. */
function addressOf(
  { config }: FastifyInstance,
  { name }: ContentType,
  record: Record<string, any>,
  id: number,
  locale: Locale,
): string | null {
  if (config.publicUrl && record.isPublic) return `${config.publicUrl}${staticPage(embedOf(name), id, locale)}`;
  return config.websiteUrl ?? config.publicUrl;
}

/** The record's pictures, scaled for print; unreadable ones are left out. */
async function readPictures(
  app: FastifyInstance,
  { fields, publicFields }: ContentType,
  record: RecordLike,
  locale: Locale,
): Promise<PrintedRecord['pictures']> {
  const pictures: PrintedRecord['pictures'] = [];
  for (const name of publicFields as string[]) {
    const { kind } = fields[name] ?? {};
    if (kind !== 'image' && kind !== 'images') continue;
    const isLogo = kind === 'image';
    const uploads = [localized(record, name, locale) ?? []].flat() as Upload[];
    for (const upload of uploads.slice(0, maxPictures)) {
      const bytes = await readPicture(app, upload, isLogo);
      if (bytes) pictures.push({ bytes, description: imageText(upload, 'description', locale), isLogo });
    }
  }
  return pictures;
}

async function readPicture(app: FastifyInstance, upload: Upload, isLogo: boolean): Promise<Buffer | null> {
  try {
    const bytes = await readFile(app, upload);
    if (!bytes) return null;
    const picture = sharp(bytes).rotate().resize(maxSize);
    return await (isLogo ? picture.png() : picture.flatten({ background: 'white' }).jpeg()).toBuffer();
  } catch {
    return null;
  }
}

const maxSize = { width: 640, height: 440, fit: 'inside', withoutEnlargement: true } as const;

async function readFile(app: FastifyInstance, { id }: Upload): Promise<Buffer | null> {
  const file = await app.database.db.selectFrom('files').select('hash').where('id', '=', id).executeTakeFirst();
  return file ? buffer(await app.files.open(file.hash)) : null;
}
