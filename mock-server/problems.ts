import type { ErrorHandler } from 'json-server';
import { InvalidParameter } from '../domain/lists/listRequest';
import type { Problem } from '../domain/http';

const titles: Record<number, string> = {
  400: 'Ungültige Anfrage',
  401: 'Nicht angemeldet',
  403: 'Keine Berechtigung',
  404: 'Nicht gefunden',
  409: 'Nicht möglich',
  412: 'Inzwischen geändert',
  413: 'Zu gross',
  415: 'Falsches Format',
  422: 'Ungültige Angaben',
  501: 'Nicht in der Demonstration',
};

/** An error response: thrown anywhere in a route, sent by `sendProblem`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly extra: Pick<Problem, 'errors' | 'data'> = {},
  ) {
    super(detail);
  }
}

export const notFound = () => new Refusal(404, 'Diesen Eintrag oder diese Adresse gibt es nicht.');
export const leftOut = () => new Refusal(501, 'Das gibt es in dieser Demonstration nicht.');
export const invalid = (
  errors: NonNullable<Problem['errors']>,
  detail = 'Bitte korrigieren Sie die bezeichneten Angaben.',
) => new Refusal(422, detail, { errors });

type Invalid = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };

/**
 * The request body, as parsed by a schema.
 * @throws 422
 */
export function parseBody<Value>(
  schema: { safeParse(input: unknown): { success: true; data: Value } | { success: false; error: Invalid } },
  input: unknown,
  detail?: string,
): Value {
  const parsed = schema.safeParse(input);
  if (!parsed.success)
    throw invalid(
      parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })),
      detail,
    );
  return parsed.data;
}

/** Sends errors of routes as `application/problem+json`. Express recognizes error handlers by their four parameters. */
export const sendProblem: ErrorHandler = (error, _request, response, _next) => {
  const { status, message: detail, extra } = error instanceof Refusal ? error : understood(error);
  const problem: Problem = { type: 'about:blank', title: titles[status] ?? 'Fehler', status, detail, ...extra };
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
};

/** Express sets a status for malformed URLs; anything else is a bug in the mock. */
function understood(error: unknown): Refusal {
  if (error instanceof InvalidParameter) return new Refusal(400, error.message);
  const { status = 500 } = error as { status?: number };
  if (status < 500) return new Refusal(status, 'Diese Anfrage ist unverständlich.');
  console.error(error);
  return new Refusal(500, 'Ein unbekannter Fehler ist aufgetreten.');
}
