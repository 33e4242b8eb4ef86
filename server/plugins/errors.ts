import { InvalidParameter } from '../../domain/lists/listRequest';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { databaseProblem } from '../http/databaseProblem';
import { HttpProblem } from '../http/problems';

/** Headers set by a route that an error response must not keep. */
const routeHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-length',
  'content-type',
  'etag',
  'last-modified',
];

/** Sends errors as problems. Unexpected ones are logged and reveal nothing. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = toProblem(error);
  if (problem.status >= 500) request.log[problem.status === 503 ? 'warn' : 'error']({ err: error }, problem.message);
  return sendProblem(reply, problem);
}

export function sendProblem(reply: FastifyReply, problem: HttpProblem): FastifyReply {
  for (const header of routeHeaders) reply.removeHeader(header);
  return reply
    .code(problem.status)
    .headers({ 'cache-control': 'no-store', ...problem.headers })
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem.toBody()));
}

/** The response to an error. */
export function toProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof InvalidParameter) return HttpProblem.badRequest(error.message);
  const status = (error as FastifyError | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) return clientProblem(error as FastifyError, status);
  return databaseProblem(error) ?? new HttpProblem(500, 'Es ist ein Fehler aufgetreten. Er wurde aufgezeichnet.');
}

const sentences: Record<string, string> = {
  FST_ERR_BAD_URL: 'Die Adresse ist nicht lesbar.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'Der Inhalt der Anfrage fehlt.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'Die angegebene Länge der Anfrage stimmt nicht.',
};

/** Translates errors of Fastify, its plugins and Node that concern a request. */
function clientProblem(error: FastifyError, status: number): HttpProblem {
  if (status === 404) return HttpProblem.notFound('Diese Adresse gibt es nicht.');
  if (status === 413) return HttpProblem.tooLarge();
  if (status === 415) return HttpProblem.unsupportedType();
  if (error instanceof SyntaxError) return HttpProblem.badRequest('Der Inhalt der Anfrage ist kein gültiges JSON.');
  return new HttpProblem(status, sentences[error.code] ?? 'Die Anfrage ist nicht lesbar.');
}
