import type { FieldError } from './contentType';

/** The path of the API, for data providers, server and mock. */
export const apiBase = '/api/v1';

/** The URL of an interactive graphic's drawing as a picture. */
export const drawingPath = (id: unknown): string => `${apiBase}/interactive-graphics/${String(id)}/drawing.svg`;

/** The URL that shows a file. */
export const viewPath = ({ id, extension }: { id: number; extension: string }): string =>
  `${apiBase}/files/view/${id}.${encodeURIComponent(extension)}`;

/** The URL of the PDF of a stored record. */
export const pdfPath = (resource: string, id: number, locale: string): string =>
  `${apiBase}/${resource}/export/${id}-${locale}.pdf`;

/** The version and time of a write. */
export interface Written {
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

export const stampLength = 6;

/**
 * The beginning of a record's ETag. The number alone is not enough: a database restored from a backup assigns the same
 * numbers to other writes.
 */
export const versionTag = ({ version, updatedAt }: Written): string =>
  `${version}-${Date.parse(updatedAt).toString(36).slice(-stampLength)}`;

/**
 * Public pages send this parameter to get the public view even if the browser has a session, so that shared caches may
 * store the response.
 */
export const audience = { parameter: 'audience', visitors: 'visitors' } as const;

/** The envelope of every JSON response. */
export interface Envelope<Data> {
  data: Data;
  meta?: ListMeta;
}

/** Metadata of a list: the number of its records, or a lower bound if counting stopped there. */
export interface ListMeta {
  total?: number;
  totalAtLeast?: number;
  /** The cursor of the next page, if the list is paged by cursor and has more pages. */
  next?: string;
}

/** Every error, as RFC 9457 `application/problem+json` in German. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** All invalid fields at once. */
  errors?: FieldError[];
  /** For a 412: the current record. */
  data?: unknown;
  /** The error of an import from the external project database, under the key that existing clients expect. */
  exception?: string;
  /** The errors of a submission as one text, under the key that existing clients expect. */
  error?: string;
}

/** The length of a page in lists that load on demand. */
export const defaultLimit = 100;
/** The maximum number of records in a response; longer lists link to the next page (`nextPage`). */
export const maxLimit = 1_000;
/** The maximum number of values of a parameter: URLs have a limited length. */
export const maxValues = 500;
/** The maximum number of ids in a response; a full one means there are more. */
export const maxIds = 50_000;

export type Query = Record<string, string[]>;

/**
 * Parses a query string: `topic[]=1&topic[]=2`, `topic=1` and `topic[0]=1` all become lists under `topic`. Blank values
 * are dropped.
 */
export function parseQuery(search: string): Query {
  const query: Query = Object.create(null) as Query;
  for (const [key, value] of new URLSearchParams(search)) {
    if (value.trim() === '') continue;
    (query[nameOf(key)] ??= []).push(value);
  }
  return query;
}

const nameOf = (key: string) => key.replace(/\[\d*\]$/, '');

/** The name under which `parseQuery` returns `name[]=value`. */
export function parameterName(parameter: string): string {
  const [key = ''] = new URLSearchParams(parameter).keys();
  return nameOf(key);
}

/** Formats a query: lists as `topic[]=1&topic[]=2`, single values as `limit=100`; empty ones are left out. */
export function formatQuery(query: Record<string, string | number | readonly (string | number)[] | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const single of value) parameters.append(`${key}[]`, String(single));
    else if (value !== undefined && value !== '') parameters.append(key, String(value));
  }
  return parameters.toString();
}
