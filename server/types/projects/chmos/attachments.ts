import type { Kysely } from 'kysely';
import { acceptBytes, type AcceptedUpload } from '../../../files/acceptUpload';
import type { FileStore } from '../../../files/fileStore';
import { storeFile } from '../../../files/storeFile';
import { HttpProblem } from '../../../http/problems';
import type { Tables } from '../../../tables';
import { SourceError } from './download';
import type { RawAttachment } from './normalize';
import type { Source } from './source';

interface Context {
  db: Kysely<Tables>;
  files: FileStore;
  source: Source;
}

type Stored = { id: number; name: string; extension: string; mimeType: string };
/** The file that a URL returned last time, and the source's identifiers for that version. */
type Known = Stored & { etag: string | null; lastModified: string | null };

export interface Attachments {
  /** Without captions, because the source has none. */
  images: (Stored & { copyright?: string })[];
  files: Stored[];
  /** Whether nothing is missing. A file that cannot be fetched now but is known from before counts as present. */
  isWhole: boolean;
  /** A message for each file that could not be fetched. */
  problems: string[];
}

/**
 * Fetches the attachments of a record, each URL once: unchanged files are not sent again, and the same content is
 * stored once, regardless of its URL. If a fetch fails, the file known from before is used.
 */
export async function fetchAttachments(
  context: Context,
  attachments: readonly RawAttachment[],
  signal: AbortSignal,
): Promise<Attachments> {
  const result: Attachments = { images: [], files: [], isWhole: true, problems: [] };
  for (const { url, copyright } of attachments.slice(0, 100)) {
    const known = await findKnown(context.db, url);
    let stored: Stored | undefined = known && plain(known);
    try {
      stored = await fetchOne(context, url, known, signal);
    } catch (error) {
      if (!(error instanceof SourceError) && !(error instanceof HttpProblem)) throw error;
      result.problems.push(`Anhang ${nameOf(url)}: ${error instanceof HttpProblem ? error.detail : error.message}`);
    }
    if (!stored) result.isWhole = false;
    else if (stored.mimeType.startsWith('image/'))
      result.images.push({ ...stored, ...(copyright !== '' && { copyright }) });
    else result.files.push(stored);
  }
  return result;
}

function findKnown(db: Kysely<Tables>, url: string): Promise<Known | undefined> {
  return db
    .selectFrom('source_files')
    .innerJoin('files', 'files.id', 'source_files.file_id')
    .select([
      'files.id',
      'files.name',
      'files.extension',
      'files.mime_type as mimeType',
      'source_files.etag',
      'source_files.last_modified as lastModified',
    ])
    .where('source', '=', 'chmos')
    .where('url', '=', url)
    .executeTakeFirst();
}

const plain = ({ id, name, extension, mimeType }: Stored): Stored => ({ id, name, extension, mimeType });

async function fetchOne(
  { db, files, source }: Context,
  url: string,
  known: Known | undefined,
  signal: AbortSignal,
): Promise<Stored> {
  const found = await source.file(url, signal, known);
  if (found.unchanged && known) return plain(known);
  if (found.unchanged) throw new SourceError('Die externe Datenbank schickt die Datei nicht.');
  const name = nameOf(url);
  const accepted = await acceptBytes(found.bytes, {
    name,
    mimeType: found.mimeType,
    extension: name.split('.').at(-1) ?? '',
  });
  const stored = (await findByContent(db, accepted)) ?? plain(await storeFile(db, files, accepted, null));
  const seen = { file_id: stored.id, etag: found.etag, last_modified: found.lastModified };
  await db
    .insertInto('source_files')
    .values({ source: 'chmos', url, ...seen })
    .onConflict((conflict) => conflict.columns(['source', 'url']).doUpdateSet(seen))
    .execute();
  return stored;
}

const columns = ['id', 'name', 'extension', 'mime_type as mimeType'] as const;

function findByContent(db: Kysely<Tables>, { hash, extension }: AcceptedUpload): Promise<Stored | undefined> {
  return db
    .selectFrom('files')
    .select(columns)
    .where('hash', '=', hash)
    .where('extension', '=', extension)
    .orderBy('id')
    .executeTakeFirst();
}

/** The last part of a URL, decoded for display. */
function nameOf(url: string): string {
  const last = url.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? '';
  try {
    return decodeURIComponent(last).replaceAll('\0', '').slice(0, 255) || 'Anhang';
  } catch {
    return last.slice(0, 255);
  }
}
