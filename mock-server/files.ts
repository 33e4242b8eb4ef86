import { createHash } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import type { Application, Handler, Request } from 'json-server';
import sharp from 'sharp';
import { editors } from '../domain/access';
import { pagingOnly } from '../domain/lists/listRequest';
import { documentLimit, imageLimit, tooLargeMessage, uploadedSchema, uploadSchema } from '../domain/uploads';
import { documentTypes, imageTypes, wrongTypeMessage } from '../domain/values/fileTypes';
import { parseBody, invalid, notFound, Refusal } from './problems';
import { queryOf, type Resource, type Row } from './resource';
import { requireRole, viewerOf } from './sessions';

export type StoredFile = Row & { name: string; extension: string; mimeType: string; bytes: Buffer };

const images: readonly string[] = Object.values(imageTypes);
const documents: readonly string[] = Object.values(documentTypes);

/** The demo's pictures and documents, and later uploads. */
export function filesResource(rows: StoredFile[]): Resource {
  const present = (row: Row) => {
    const { bytes, id, name, extension, mimeType, createdAt, updatedAt, description, copyright } = row as StoredFile;
    const file = { id, name, extension, mimeType, createdAt, updatedAt, description, copyright };
    return { ...file, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
  };
  return {
    name: 'files',
    rows,
    read: editors,
    write: editors,
    present,
    listed: pagingOnly,
    list: () => rows.toReversed(),
  };
}

/** Uploads, as JSON or raw bytes; lost when the mock ends. */
export function serveUploads(api: Application, { rows, present }: Resource, nextId: () => number): void {
  api.post('/files', requireRole(editors), (request, response, next) => {
    const take = async () => {
      const now = new Date().toISOString();
      const file = await accept(request);
      const row: Row = { ...file, id: nextId(), version: 1, createdAt: now, updatedAt: now };
      rows.push(row);
      response.status(201).json({ data: present(row, viewerOf(response)) });
    };
    take().catch(next);
  });
}

/**
 * The file of a request, with its type detected by content.
 * @throws 413, 415, 422
 */
async function accept(request: Request) {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  const isBytes = ['application/octet-stream', ...images, ...documents].includes(type);
  const parameters = Object.fromEntries(Object.entries(queryOf(request)).map(([name, [value]]) => [name, value]));
  const { data, ...given } = isBytes
    ? { ...parseBody(uploadedSchema, { mimeType: type, ...parameters }), data: await bytesOf(request) }
    : parseBody(uploadSchema, request.body);
  const bytes = typeof data === 'string' ? decode(data) : data;
  const { name, description = '', copyright = '' } = given;
  const found = await fileTypeFromBuffer(bytes);
  const isImage = found !== undefined && images.includes(found.mime);
  if (!found || !(isImage || documents.includes(found.mime)))
    throw new Refusal(415, wrongTypeMessage(found?.mime ?? (given.mimeType || 'unbekannt'), name));
  if (bytes.length > (isImage ? imageLimit : documentLimit))
    throw new Refusal(413, tooLargeMessage(name, isImage ? 'image' : 'document'));
  if (
    isImage &&
    !(await sharp(bytes)
      .metadata()
      .catch(() => null))
  )
    throw invalid([{ field: 'data', message: `Das Bild "${name}" ist beschädigt.` }]);
  return { name, extension: found.ext, mimeType: found.mime, bytes, description, copyright };
}

async function bytesOf(request: Request): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A data URL or bare base64. */
function decode(data: string): Buffer {
  const base64 = data.startsWith('data:') ? data.slice(data.indexOf(',') + 1) : data;
  const bytes = Buffer.from(base64, 'base64');
  // Buffer.from ignores invalid base64, so only the length reveals it.
  if (bytes.length === 0 || bytes.length !== Math.floor((base64.replace(/[\s=]/g, '').length * 3) / 4))
    throw invalid([{ field: 'data', message: 'Der Inhalt der Datei ist beschädigt.' }]);
  return bytes;
}

/** The contents at `{id}.{extension}`, for anyone who has the URL. */
export function serveContents(api: Application, files: readonly StoredFile[]): void {
  const send =
    (disposition: string): Handler =>
    (request, response) => {
      const file = files.find(({ id, extension }) => `${id}.${extension}` === request.params.file?.toLowerCase());
      if (!file) throw notFound();
      response
        .set('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
        .set('Content-Security-Policy', "default-src 'none'; sandbox");
      response.type(file.mimeType).send(file.bytes);
    };
  api.get('/files/view/:file', send('inline'));
  api.get('/files/download/:file', send('attachment'));
}
