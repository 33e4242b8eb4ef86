import type { Handler, Request } from 'json-server';
import { Refusal } from './problems';

const maxBody = 5_000_000;

/** Reads a JSON body into `request.body`. Other formats: 415, too long: 413, not JSON: 400. */
export const readBody: Handler = (request, _response, next) => {
  // json-server brings a body parser of its own; this mark tells it that the body has been read.
  Object.assign(request, { _body: true });
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  read(request).then((body) => {
    request.body = body;
    next();
  }, next);
};

/** What is too long is read to its end and dropped: otherwise the client would see a broken connection, no answer. */
async function read(request: Request): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= maxBody) chunks.push(chunk);
  }
  // No files are taken: their address says so.
  if (size === 0 || request.path === '/files') return undefined;
  if (size > maxBody) throw new Refusal(413, `Die Anfrage ist zu gross: höchstens ${maxBody / 1_000_000} MB.`);
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new Refusal(415, 'Es wird JSON erwartet (Content-Type: application/json).');
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'Der Inhalt der Anfrage ist kein gültiges JSON.');
  }
}
