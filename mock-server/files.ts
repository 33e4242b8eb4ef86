import { createHash } from 'node:crypto';
import type { Application, Handler } from 'json-server';
import { editors, type Viewer } from '../domain/access';
import type { ContentType } from '../domain/contentType';
import { allContentTypes } from '../domain/contentTypes';
import { documentTypes, imageTypes, wrongTypeMessage } from '../domain/fileTypes';
import { pointersIn, targetOf } from '../domain/kinds/targets';
import { pagesOnly } from '../domain/listRequest';
import { documentLimit, imageLimit, tooLargeMessage, uploadSchema } from '../domain/uploads';
import { visitValues } from '../domain/visitValues';
import { viewerOf } from './guard';
import { checked, notFound, Refusal } from './problems';
import type { Relations } from './related';
import type { Resource } from './resource';
import type { Row } from './rows';

export type StoredFile = Row & { name: string; extension: string; mimeType: string; bytes: Buffer };

/** How the content of an accepted type begins. */
const signatures = [['ffd8ff', 'jpg'], ['89504e47', 'png'], ['47494638', 'gif'], ['25504446', 'pdf']] as const;
const types = { ...imageTypes, ...documentTypes };

/** Uploads, kept in memory. */
export function filesResource(rows: StoredFile[]): Resource {
  const present = (row: Row) => {
    const { bytes, version: _, ...file } = row as StoredFile;
    return { ...file, size: bytes.length };
  };
  return { name: 'files', rows, read: editors, write: editors, present, listed: pagesOnly, list: () => rows.toReversed().map(present), create: accept };
}

/** Errors: 413 too large, 415 wrong type, each with its sentence; 422 for the rest. */
function accept(input: unknown) {
  const { name, data, mimeType, description = '', copyright = '' } = checked(uploadSchema, input);
  const bytes = Buffer.from(data.replace(/^data:[^,]*,/, ''), 'base64');
  const extension = signatures.find(([start]) => bytes.subarray(0, 4).toString('hex').startsWith(start))?.[1];
  if (!extension) throw new Refusal(415, wrongTypeMessage(mimeType || 'unbekannt', name));
  const kind = extension === 'pdf' ? 'document' : 'image';
  if (bytes.length > (kind === 'image' ? imageLimit : documentLimit)) throw new Refusal(413, tooLargeMessage(name, kind));
  const hash = createHash('sha256').update(bytes).digest('hex');
  return { name, extension, mimeType: types[extension], hash, description, copyright, bytes };
}

/** The contents under `{id}.{extension}`; strangers get what a public record uses. */
export function serveContents(api: Application, files: readonly StoredFile[], relations: Relations): void {
  const send = (disposition: string): Handler => (request, response) => {
    const file = files.find(({ id, extension }) => `${id}.${extension}` === request.params.file?.toLowerCase());
    if (!file || !isReadable(file.id, relations, viewerOf(response))) throw notFound();
    response
      .set('Content-Disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`)
      .set('Content-Security-Policy', "default-src 'none'; sandbox")
      .type(file.mimeType)
      .send(file.bytes);
  };
  api.get('/files/view/:file', send('inline'));
  api.get('/files/download/:file', send('attachment'));
}

const isReadable = (id: number, relations: Relations, viewer: Viewer) =>
  editors(viewer) || allContentTypes.some((type) => relations.of(type.name).some((row) => row.isPublic && usesFile(type, row, id)));

function usesFile(type: ContentType<any>, row: Row, id: number): boolean {
  let isUsed = false;
  visitValues(type, row, (at) => {
    const target = targetOf(at.field);
    isUsed ||= target !== null && 'file' in target && pointersIn(at).some((pointer) => pointer.id === id);
  });
  return isUsed;
}
