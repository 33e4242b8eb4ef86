import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';

/** An error of the source, with a German message for the person who is waiting. */
export class SourceError extends Error {}

interface Downloaded {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface DownloadOptions {
  signal: AbortSignal;
  /** PEM with certificate and key. */
  certificate?: string | null;
  headers?: Record<string, string>;
  /** In bytes; larger responses are refused. */
  limit?: number;
}

/** 20 MB, more than any project needs. */
const maxResponseSize = 20 * 1024 * 1024;
/** A source that does not respond is aborted after 20 s, so that an import can continue. In milliseconds. */
export const requestTimeout = 20_000;
const maxRedirects = 5;

/**
 * Fetches a URL within limits of time and size. Follows redirects on the same host only.
 * @returns the response, regardless of its status
 * @throws {SourceError}
 */
export async function download(address: URL, options: DownloadOptions): Promise<Downloaded> {
  let url = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const answer = await getOnce(url, options);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || answer.status === 304 || location === undefined) return answer;
    const next = URL.canParse(location, url) ? new URL(location, url) : null;
    if (next?.origin !== address.origin)
      throw new SourceError('Die externe Datenbank leitet an eine andere Adresse weiter. Das ist nicht erlaubt.');
    url = next;
  }
  throw new SourceError('Die externe Datenbank leitet im Kreis weiter.');
}

async function getOnce(
  url: URL,
  { signal, certificate, headers, limit = maxResponseSize }: DownloadOptions,
): Promise<Downloaded> {
  try {
    signal.throwIfAborted();
    const response = await open(url, { signal, headers, ...(certificate && { cert: certificate, key: certificate }) });
    const tooLarge = () => {
      response.destroy();
      return new SourceError(
        `Die Antwort der externen Datenbank ist zu gross: erlaubt sind ${Math.floor(limit / 1024 / 1024)} MB.`,
      );
    };
    if (Number(response.headers['content-length'] ?? 0) > limit) throw tooLarge();
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of response) {
      size += (chunk as Buffer).length;
      if (size > limit) throw tooLarge();
      chunks.push(chunk as Buffer);
    }
    return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) };
  } catch (error) {
    if (error instanceof SourceError) throw error;
    if (signal.aborted)
      throw new SourceError(
        `Die externe Datenbank hat nicht innerhalb von ${requestTimeout / 1_000} Sekunden geantwortet.`,
        {
          cause: error,
        },
      );
    throw new SourceError('Die externe Datenbank ist nicht erreichbar.', { cause: error });
  }
}

function open(url: URL, options: https.RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http;
    request(url, options, resolve).on('error', reject).end();
  });
}
