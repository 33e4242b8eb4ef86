import type { FieldError } from '../../domain/contentType';
import type { Problem } from '../../domain/http';

const titles: Record<number, string> = {
  400: 'Ungültige Anfrage',
  401: 'Nicht angemeldet',
  403: 'Keine Berechtigung',
  404: 'Nicht gefunden',
  405: 'Methode nicht erlaubt',
  406: 'Nicht lieferbar',
  408: 'Zeitüberschreitung',
  409: 'Nicht möglich',
  410: 'Nicht mehr vorhanden',
  412: 'Inzwischen geändert',
  428: 'Stand fehlt',
  413: 'Zu gross',
  414: 'Adresse zu lang',
  415: 'Nicht unterstützter Typ',
  422: 'Ungültige Angaben',
  429: 'Zu viele Versuche',
  431: 'Kopfzeilen zu gross',
  500: 'Interner Fehler',
  502: 'Externer Dienst antwortet nicht richtig',
  503: 'Vorübergehend nicht verfügbar',
  507: 'Kein Speicherplatz',
};

interface Extras {
  /** Replaces the German title of the status. */
  title?: string;
  /** The original error. */
  cause?: unknown;
  errors?: FieldError[];
  data?: unknown;
  /** The message under the keys that existing clients read; `error` in visitors' forms. */
  exception?: string;
  error?: string;
  headers?: Record<string, string>;
}

/**
 * An error response, thrown anywhere below a route. `detail` is a German message for users and never contains SQL,
 * stack traces or secrets.
 */
export class HttpProblem extends Error {
  readonly status: number;
  readonly detail: string;
  readonly errors?: FieldError[];
  readonly data?: unknown;
  readonly exception?: string;
  readonly error?: string;
  readonly headers: Record<string, string>;
  readonly #title?: string;

  constructor(
    status: number,
    detail: string,
    { title, cause, errors, data, exception, error, headers = {} }: Extras = {},
  ) {
    super(`${status} ${detail}`, { cause });
    this.name = 'HttpProblem';
    this.status = status;
    this.detail = detail;
    this.errors = errors;
    this.data = data;
    this.exception = exception;
    this.error = error;
    this.#title = title;
    this.headers = headers;
  }

  /** The body of the response (RFC 9457). */
  toBody(): Problem {
    return {
      type: 'about:blank',
      title: this.#title ?? titles[this.status] ?? titles[this.status < 500 ? 400 : 500] ?? '',
      status: this.status,
      detail: this.detail,
      ...(this.errors && { errors: this.errors }),
      ...(this.data !== undefined && { data: this.data }),
      ...(this.exception !== undefined && { exception: this.exception }),
      ...(this.error !== undefined && { error: this.error }),
    };
  }

  static badRequest(detail = 'Die Anfrage ist nicht lesbar.'): HttpProblem {
    return new HttpProblem(400, detail);
  }

  static unauthorized(detail = 'Bitte melden Sie sich an.'): HttpProblem {
    return new HttpProblem(401, detail);
  }

  static forbidden(detail = 'Dazu fehlt Ihnen die Berechtigung.', errors?: FieldError[]): HttpProblem {
    return new HttpProblem(403, detail, { errors });
  }

  static notFound(detail = 'Diesen Eintrag gibt es nicht.'): HttpProblem {
    return new HttpProblem(404, detail);
  }

  static wrongMethod(allowed: readonly string[]): HttpProblem {
    return new HttpProblem(405, 'Das ist unter dieser Adresse nicht möglich.', {
      headers: { allow: allowed.join(', ') },
    });
  }

  /** The request is valid but not possible at the moment, e.g. because the record is in use. */
  static conflict(detail: string, errors?: FieldError[]): HttpProblem {
    return new HttpProblem(409, detail, { errors });
  }

  /** Someone else has changed the record; `record` is the current state. */
  static stale(record: unknown, tag: string | number): HttpProblem {
    return new HttpProblem(412, 'Dieser Eintrag wurde inzwischen von jemand anderem geändert.', {
      data: record,
      headers: { etag: `"${tag}"` },
    });
  }

  /** The request must state the version that the client has seen. */
  static preconditionRequired(detail: string): HttpProblem {
    return new HttpProblem(428, detail);
  }

  static tooLarge(detail = 'Die Anfrage ist zu gross.'): HttpProblem {
    return new HttpProblem(413, detail);
  }

  static unsupportedType(
    detail = 'Dieser Inhaltstyp wird nicht angenommen; erwartet wird application/json.',
  ): HttpProblem {
    return new HttpProblem(415, detail);
  }

  /** Contains all invalid fields at once. */
  static invalid(errors: FieldError[]): HttpProblem {
    return new HttpProblem(422, errors.length === 1 ? 'Eine Angabe ist ungültig.' : 'Einige Angaben sind ungültig.', {
      errors,
    });
  }

  /** @param retryAfter in seconds */
  static tooMany(retryAfter: number): HttpProblem {
    const wait = retryAfter < 120 ? `${retryAfter} Sekunden` : `${Math.ceil(retryAfter / 60)} Minuten`;
    return new HttpProblem(429, `Zu viele Versuche. Versuchen Sie es in ${wait} noch einmal.`, {
      headers: { 'retry-after': String(retryAfter) },
    });
  }

  /** @param retryAfter in seconds */
  static unavailable(
    detail = 'Die Datenbank ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.',
    retryAfter = 5,
  ): HttpProblem {
    return new HttpProblem(503, detail, { headers: { 'retry-after': String(retryAfter) } });
  }

  /** The disk of the server or the database is full, so retrying later does not help. */
  static diskFull(
    detail = 'Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert. Melden Sie das bitte der ' +
      'Administration.',
  ): HttpProblem {
    return new HttpProblem(507, detail);
  }
}
