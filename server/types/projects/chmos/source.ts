import { download, requestTimeout, SourceError } from './download';
import { readRawRecord, type RawRecord } from './rawRecord';

/** A file of the source; `unchanged` if the known version is still current. */
type SourceFile =
  | { unchanged: true }
  | { unchanged: false; bytes: Buffer; mimeType: string; etag: string | null; lastModified: string | null };

/** The external project database. All methods throw `SourceError` if they fail. */
export interface Source {
  /** Codes of projects changed since a day, `YYYY-MM-DD`. */
  list(since: string): Promise<string[]>;
  /** One project; null if the source reports it as deleted. */
  read(code: string, signal: AbortSignal): Promise<RawRecord | null>;
  /** Fetches a file from the URL in a record. */
  file(
    address: string,
    signal: AbortSignal,
    known?: { etag: string | null; lastModified: string | null },
  ): Promise<SourceFile>;
}

/** The time limit for a whole project. */
export const requestDeadline = (): AbortSignal => AbortSignal.timeout(requestTimeout);

export function openSource({
  chmosUrl,
  chmosCertificate,
}: {
  chmosUrl: string | null;
  chmosCertificate: string | null;
}): Source {
  const get = async (path: string, signal: AbortSignal) => {
    if (chmosUrl === null) throw new SourceError('Die externe Projektdatenbank ist nicht eingerichtet (CHMOS_URL).');
    return download(new URL(`${chmosUrl}${path}`), {
      signal,
      certificate: chmosCertificate,
      headers: { accept: 'application/json' },
    });
  };
  return {
    async list(since) {
      const { status, body } = await get(
        `/project/1/list?updatedSince=${since.split('-').toReversed().join('.')}`,
        requestDeadline(),
      );
      if (status !== 200) throw unexpected(status);
      const codes: unknown = parseJson(body);
      if (!Array.isArray(codes) || !codes.every((code) => typeof code === 'string' || typeof code === 'number')) {
        throw new SourceError('Die externe Datenbank hat keine Liste von Projektcodes geschickt.');
      }
      return [...new Set(codes.map((code) => String(code).trim()))];
    },
    async read(code, signal) {
      const { status, body } = await get(`/project/1/${encodeURIComponent(code)}`, signal);
      if (status === 404 || status === 410) return null;
      if (status !== 200) throw unexpected(status);
      try {
        return readRawRecord(body.toString('utf8'));
      } catch (error) {
        throw new SourceError((error as Error).message, { cause: error });
      }
    },
    async file(address, signal, known) {
      const url = URL.canParse(address, `${chmosUrl}/`) ? new URL(address, `${chmosUrl}/`) : null;
      if (url === null || url.origin !== new URL(`${chmosUrl}/`).origin)
        throw new SourceError('Der Anhang liegt nicht auf dem Server der externen Datenbank.');
      const headers = {
        ...(known?.etag && { 'if-none-match': known.etag }),
        ...(known?.lastModified && { 'if-modified-since': known.lastModified }),
      };
      const {
        status,
        headers: answered,
        body,
      } = await download(url, { signal, certificate: chmosCertificate, headers });
      if (status === 304 && known) return { unchanged: true };
      if (status !== 200) throw unexpected(status);
      const mimeType = (answered['content-type'] ?? '').split(';')[0] as string;
      return {
        unchanged: false,
        bytes: body,
        mimeType,
        etag: answered.etag ?? null,
        lastModified: answered['last-modified'] ?? null,
      };
    },
  };
}

const unexpected = (status: number) => new SourceError(`Die externe Datenbank antwortet mit einem Fehler (${status}).`);

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new SourceError('Die Antwort der externen Datenbank ist nicht lesbar.', { cause: error });
  }
}
