import type { FieldError } from './contentType';

/** Where the API lives; data providers, server and mock share it. */
export const apiBase = '/api/v1';

/** Where the drawing of an interactive graphic is, as a picture. */
export const drawingPath = (id: unknown): string => `${apiBase}/interactive-graphics/${String(id)}/drawing.svg`;

/** Where a record is printed from, as it is stored. */
export const pdfPath = (resource: string, id: number, locale: string): string =>
  `${apiBase}/${resource}/export/${id}-${locale}.pdf`;

/** What says which write made a version. */
export interface Written {
  version: number;
  /** ISO 8601. */
  updatedAt: string;
}

export const markLength = 6;

/**
 * A version as the beginning of an ETag. Its number is not enough: a database that was taken back gives the same
 * numbers again, to other writes.
 */
export const versionTag = ({ version, updatedAt }: Written): string =>
  `${version}-${Date.parse(updatedAt).toString(36).slice(-markLength)}`;

/**
 * What a page for visitors adds to its questions: it is answered as everybody is, whoever asks, so that shared caches
 * may keep the answer.
 */
export const audience = { parameter: 'audience', visitors: 'visitors' } as const;

/** Every JSON answer. A list may say how many there are; the end of a list is a short page. */
export interface Envelope<Data> {
  data: Data;
  meta?: ListMeta;
}

/** How many records a list has in all; where they are more than are counted, only that they are more than so many. */
export interface ListMeta {
  total?: number;
  totalAtLeast?: number;
}

/** Every error, as RFC 9457 `application/problem+json` with German texts. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  /** All invalid fields at once. */
  errors?: FieldError[];
  /** The record as it is now, with a 412. */
  data?: unknown;
  /** The sentence of the external project database's import, where existing clients look for it. */
  exception?: string;
  /** What is wrong with what a visitor has sent, all of it as one text, where existing clients look for it. */
  error?: string;
}

/** A page of a list that people read page by page. */
export const defaultLimit = 100;
/** No answer holds more records; a list that goes on says where (`nextPage`). */
export const maxLimit = 1_000;
/** No parameter has more values: an address must stay short enough to be sent. */
export const mostValues = 500;
/** An answer of nothing but ids holds this many at most; a full one is not the last. */
export const mostIds = 50_000;

export type Query = Record<string, string[]>;

/**
 * Reads a query string: `topic[]=1&topic[]=2`, `topic=1` and `topic[0]=1` all end up as lists of texts under `topic`.
 * Blank values are absent.
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

/** The name that `parseQuery` reads from one `name[]=value`. */
export function parameterName(parameter: string): string {
  const [key = ''] = new URLSearchParams(parameter).keys();
  return nameOf(key);
}

/** The opposite: lists as `topic[]=1&topic[]=2`, single values as `limit=100`; empty ones are left out. */
export function formatQuery(query: Record<string, string | number | readonly (string | number)[] | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (Array.isArray(value)) for (const single of value) parameters.append(`${key}[]`, String(single));
    else if (value !== undefined && value !== '') parameters.append(key, String(value));
  }
  return parameters.toString();
}
