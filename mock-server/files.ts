import type { Application, Handler } from 'json-server';
import { editors } from '../domain/access';
import { pagesOnly } from '../domain/lists/listRequest';
import { notFound } from './problems';
import type { Resource, Row } from './resource';

export type StoredFile = Row & { name: string; extension: string; mimeType: string; bytes: Buffer };

/** The pictures and documents of the demo data, which forms choose from. */
export function filesResource(rows: StoredFile[]): Resource {
  const present = (row: Row) => {
    const { bytes, version: _, ...file } = row as StoredFile;
    return { ...file, size: bytes.length };
  };
  return {
    name: 'files',
    rows,
    read: editors,
    write: editors,
    present,
    listed: pagesOnly,
    list: () => rows.toReversed(),
  };
}

/** The contents under `{id}.{extension}`, for whoever has the address. */
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
