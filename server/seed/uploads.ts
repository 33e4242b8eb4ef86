import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import sharp from 'sharp';
import { demoDocumentPdf, demoPictureSvg } from '../../demo/files/pictures';
import type { FileStore } from '../files/fileStore';
import { storeFile } from '../files/storeFile';
import type { Tables } from '../tables';

const pictureCount = 12;
const documentTitles = ['Projektblatt', 'Schlussbericht', 'Medienmitteilung', 'Wirkungsmodell'];

type Uploaded = {
  id: number;
  name: string;
  extension: string;
  mimeType: string;
  description: string;
  copyright: string;
};
interface StoredUploads {
  pictures: (Uploaded & { descriptionFR: string; descriptionIT: string; copyrightFR: string; copyrightIT: string })[];
  documents: Uploaded[];
}

/** Draws demo pictures and documents and stores them like uploads. */
export async function seedUploads(trx: Transaction<Tables>, files: FileStore): Promise<StoredUploads> {
  const pictures: StoredUploads['pictures'] = [];
  for (let index = 0; index < pictureCount; index += 1) {
    const { svg, description, copyright } = demoPictureSvg(index);
    const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 70 }).toBuffer();
    const stored = await store(
      trx,
      files,
      { name: `Landschaft-${index + 1}.jpg`, extension: 'jpg', mimeType: 'image/jpeg' },
      bytes,
    );
    pictures.push({
      ...stored,
      description: description.de,
      descriptionFR: description.fr,
      descriptionIT: description.it,
      copyright,
      copyrightFR: copyright,
      copyrightIT: copyright,
    });
  }
  const documents: Uploaded[] = [];
  for (const title of documentTitles) {
    const bytes = Buffer.from(demoDocumentPdf(title));
    const stored = await store(
      trx,
      files,
      { name: `${title}.pdf`, extension: 'pdf', mimeType: 'application/pdf' },
      bytes,
    );
    documents.push({ ...stored, description: title, copyright: '' });
  }
  return { pictures, documents };
}

async function store(
  trx: Transaction<Tables>,
  files: FileStore,
  file: { name: string; extension: string; mimeType: string },
  bytes: Buffer,
) {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { id } = await storeFile(trx, files, { ...file, hash, bytes }, null);
  return { id, ...file };
}
