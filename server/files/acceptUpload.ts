import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { wrongTypeMessage } from '../../domain/values/fileTypes';
import { documentLimit, imageLimit, tooLargeMessage, uploadSchema } from '../../domain/uploads';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';

export interface AcceptedUpload {
  name: string;
  extension: string;
  mimeType: string;
  bytes: Buffer;
  /** sha256, hexadecimal. */
  hash: string;
  description: string;
  copyright: string;
}

const images = ['image/jpeg', 'image/png', 'image/gif'];
/** No camera produces more; a small file that unpacks to more is an attack. */
const maxPixels = 100_000_000;

/**
 * Validates an uploaded file by its content, not its name.
 * @param body of `POST /files`
 * @throws 413 if too large, 415 for a wrong type, 422 otherwise; the message is shown next to the file
 */
export async function acceptUpload(body: unknown): Promise<AcceptedUpload> {
  const { data, ...given } = parse(uploadSchema, body);
  return acceptBytes(decode(data), given);
}

/** The same for bytes received in another way. */
export async function acceptBytes(
  bytes: Buffer,
  given: { name: string; mimeType: string; extension: string; description?: string; copyright?: string },
): Promise<AcceptedUpload> {
  const { name, description = '', copyright = '' } = given;
  const type = await fileTypeFromBuffer(bytes);
  const isImage = type !== undefined && images.includes(type.mime);
  if (!type || !(isImage || type.mime === 'application/pdf')) {
    throw new HttpProblem(415, wrongTypeMessage(type?.mime ?? (given.mimeType || 'unbekannt'), name));
  }
  if (bytes.length > (isImage ? imageLimit : documentLimit))
    throw new HttpProblem(413, tooLargeMessage(name, isImage ? 'image' : 'document'));
  if (isImage) await checkImage(bytes, name);
  const hash = createHash('sha256').update(bytes).digest('hex');
  return {
    name,
    extension: extensionFor(type, given.extension),
    mimeType: type.mime,
    bytes,
    hash,
    description,
    copyright,
  };
}

function decode(data: string): Buffer {
  const base64 = data.startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data;
  // Buffer.from ignores invalid characters, so only the length reveals them.
  const bytes = Buffer.from(base64, 'base64');
  const expected = Math.floor((base64.replace(/[\s=]/g, '').length * 3) / 4);
  if (bytes.length === 0 || bytes.length !== expected) {
    throw HttpProblem.invalid([{ field: 'data', message: 'Der Inhalt der Datei ist beschädigt.' }]);
  }
  return bytes;
}

async function checkImage(bytes: Buffer, name: string): Promise<void> {
  const size = await sharp(bytes, { limitInputPixels: maxPixels })
    .metadata()
    .catch(() => null);
  if (!size?.width || !size.height || size.width * size.height > maxPixels) {
    throw HttpProblem.invalid([{ field: 'data', message: `Das Bild "${name}" ist beschädigt oder zu gross.` }]);
  }
}

/** The extension that matches the content; for JPEG, `jpg` or `jpeg` as the client chose. */
function extensionFor(type: { ext: string; mime: string }, chosen: string): string {
  return type.mime === 'image/jpeg' && chosen.toLowerCase() === 'jpeg' ? 'jpeg' : type.ext;
}
