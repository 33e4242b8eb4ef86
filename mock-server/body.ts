import type { Handler, Request } from 'json-server';
import { Refusal } from './problems';

/** The largest document (40,000,000 bytes) as a data URL, and what stands around it. */
const maxUpload = 56_000_000;
const maxBody = 5_000_000;

/** Reads a JSON body into `request.body`. Other formats: 415, too long: 413, not JSON: 400. */
export const readBody: Handler = (request, _response, next) => {
  // json-server brings a body parser of its own; this mark tells it that the body has been read.
  Object.assign(request, { _body: true });
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  read(request, request.path === '/files' ? maxUpload : maxBody).then((body) => {
    request.body = body;
    next();
  }, next);
};

/** What is too long is read to its end and dropped: otherwise the client would see a broken connection, no answer. */
async function read(request: Request, limit: number): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new Refusal(413, `Die Anfrage ist zu gross: höchstens ${limit / 1_000_000} MB.`);
  if (size === 0) return undefined;
  const type = request.headers['content-type'] ?? '';
  // A file as its bytes; what is said of it stands in the address.
  if (request.path === '/files' && /^(application\/(octet-stream|pdf)|image\/(jpeg|png|gif))\b/i.test(type)) {
    return { mimeType: type, ...request.query, data: Buffer.concat(chunks).toString('base64') };
  }
  if (!/^application\/json\b/i.test(type)) {
    throw new Refusal(415, 'Es wird JSON erwartet (Content-Type: application/json).');
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal(400, 'Der Inhalt der Anfrage ist kein gültiges JSON.');
  }
}
