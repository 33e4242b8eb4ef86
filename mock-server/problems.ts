import type { ErrorHandler } from 'json-server';
import { InvalidParameter } from '../domain/listRequest';
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

/** An answer other than the wished one: thrown anywhere in a route, sent by `sendProblem`. */
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
export const notSignedIn = () => new Refusal(401, 'Bitte melden Sie sich an.');
export const notAllowed = () => new Refusal(403, 'Ihre Rolle erlaubt das nicht.');

type Invalid = { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
/** What a schema found, by field. */
export const issues = ({ issues: found }: Invalid) => found.map(({ path, message }) => ({ field: path.join('.'), message }));

/** What was sent, in the form that a schema gives it. Errors: 422. */
export function checked<Value>(schema: { safeParse(input: unknown): { success: true; data: Value } | { success: false; error: Invalid } }, input: unknown): Value {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw invalid(issues(parsed.error));
  return parsed.data;
}

export function invalid(errors: NonNullable<Problem['errors']>): Refusal {
  return new Refusal(422, 'Bitte korrigieren Sie die bezeichneten Angaben.', { errors });
}

/** Writes whatever a route threw as `application/problem+json`. Express needs all four parameters to know it by. */
export const sendProblem: ErrorHandler = (error, _request, response, _next) => {
  const { status, detail, extra } = error instanceof Refusal ? { ...error, detail: error.message } : describe(error);
  const problem: Problem = { type: 'about:blank', title: titles[status] ?? 'Fehler', status, detail, ...extra };
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
};

/** Express names a status for an address it cannot decode; what is left is a fault of the mock. */
function describe(error: unknown): { status: number; detail: string; extra: object } {
  if (error instanceof InvalidParameter) return { status: 400, detail: error.message, extra: {} };
  const status = (error as { status?: number }).status;
  if (status && status < 500) return { status, detail: 'Diese Anfrage ist unverständlich.', extra: {} };
  console.error(error);
  return { status: 500, detail: 'Ein unbekannter Fehler ist aufgetreten.', extra: {} };
}
