import { HttpError } from 'react-admin';
import { apiBase, type Problem } from '../../domain/http';
import type { FieldError } from '../../domain/contentType';
import { httpWords } from '../i18n/shell';
import { idempotencyKeyFor } from './idempotencyKeys';

export interface ApiInit {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /**
   * An idempotency key, which makes a repeated POST take effect only once. By default it is derived from the content;
   * false sends none, and a string is used as the key.
   */
  once?: boolean | string;
  /** A background request: after a 401 it does not navigate from an open form to the sign-in page. */
  isBackground?: boolean;
  /** The page may be closing: the request outlives the page if its body is short. */
  isClosing?: boolean;
  signal?: AbortSignal | undefined;
}

interface ApiResponse<Data> {
  /** 200, 201 or 304; any other status is thrown. */
  status: number;
  headers: Headers;
  /** The data without its envelope; undefined for a 304. */
  data: Data;
  /** Anything else in the envelope; code must not rely on it. */
  meta?: unknown;
}

let sessionLost = () => {};
let written = (_path: string, _body: unknown) => {};
let unanswered = () => {};

/** Sets what happens when the server responds to any call with 401. */
export function onSessionLost(react: () => void): void {
  sessionLost = react;
}

/** Sets what happens when the server does not respond to a call, or a proxy does in its place. */
export function onServerUnreachable(react: () => void): void {
  unanswered = react;
}

/** Sets what happens after every call that may have changed something. It gets the path and body of the call. */
export function onWritten(react: (path: string, body: unknown) => void): void {
  written = react;
}

/**
 * Calls the API; the result includes status and headers.
 * @param path below /api/v1, such as `/projects/5`
 * @throws react-admin's HttpError: `status` (0 if the server cannot be reached), `message` in German, `body` a Problem
 * (with `retryAfter` in seconds for 429). An aborted call throws its AbortError.
 */
export async function apiRequest<Data>(path: string, init: ApiInit = {}): Promise<ApiResponse<Data>> {
  const once = init.method === 'POST' && (init.once ?? true) === true ? idempotencyKeyFor(path, init.body) : undefined;
  const key = once?.key ?? (init.once || undefined);
  const headers = { ...init.headers, ...(typeof key === 'string' && { 'Idempotency-Key': key }) };
  const { response, content } = await exchange(path, { ...init, headers }, (answer) => answer.text());
  once?.answered(response.status);
  // Without a session the existing server redirects to its sign-in page.
  const status = response.redirected && new URL(response.url).pathname.endsWith('/login') ? 401 : response.status;
  const answer = conclude<Data>(status, response.headers, content, init.isBackground);
  if (init.method !== undefined && init.method !== 'GET') written(path, init.body);
  return answer;
}

/**
 * Downloads a file.
 * @returns its bytes and file name
 * @throws like `apiRequest`
 */
export async function apiDownload(path: string, init: ApiInit): Promise<{ file: Blob; name: string }> {
  const { response, content } = await exchange<Blob | string>(path, init, (answer) =>
    answer.ok ? answer.blob() : answer.text(),
  );
  if (typeof content === 'string') return conclude<never>(response.status, response.headers, content).data;
  return {
    file: content,
    name: /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? '',
  };
}

/** For requests that outlive their page, browsers refuse longer bodies (64 kB). */
const maxClosing = 30_000;

/** Sends a request and reads its whole response. */
async function exchange<Content>(
  path: string,
  init: ApiInit,
  read: (response: Response) => Promise<Content>,
): Promise<{ response: Response; content: Content }> {
  const { method = 'GET', body, headers, signal = null, isClosing = false } = init;
  const json: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  try {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const response = await fetch(apiBase + path, {
      method,
      signal,
      keepalive: isClosing && (content?.length ?? 0) < maxClosing,
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...json, ...headers },
      ...(content === undefined ? {} : { body: content }),
    });
    return { response, content: await read(response) };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw unreachable();
  }
}

/**
 * Calls the API.
 * @returns the data without its envelope
 * @throws like `apiRequest`
 */
export async function apiFetch<Data>(path: string, init?: ApiInit): Promise<Data> {
  return (await apiRequest<Data>(path, init)).data;
}

/**
 * Posts a large body: JSON, or the bytes of a file.
 * @param onProgress gets a share from 0 to 1
 * @param signal aborts the upload with an AbortError
 * @param options.once whether a repeated request to this URL takes effect only once
 * @throws like `apiFetch`
 */
export function apiUpload<Data>(
  path: string,
  body: unknown,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
  { once: isOnce = false } = {},
): Promise<Data> {
  const once = isOnce ? idempotencyKeyFor(path, undefined) : undefined;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiBase + path);
    const isFile = body instanceof Blob;
    request.setRequestHeader('Content-Type', isFile ? 'application/octet-stream' : 'application/json');
    request.setRequestHeader('Accept', 'application/json');
    if (once) request.setRequestHeader('Idempotency-Key', once.key);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onerror = () => reject(unreachable());
    request.onabort = () => reject(new DOMException(httpWords.aborted, 'AbortError'));
    request.onload = () => {
      const headers = new Headers({ 'Retry-After': request.getResponseHeader('Retry-After') ?? '' });
      once?.answered(request.status);
      try {
        const { data } = conclude<Data>(request.status, headers, request.responseText);
        written(path, body);
        resolve(data);
      } catch (error) {
        reject(error);
      }
    };
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) request.abort();
    else request.send(isFile ? body : JSON.stringify(body));
  });
}

/** The messages of a refused save by field path, as react-admin's forms expect them; empty for other errors. */
export function fieldErrors(error: unknown): Record<string, string> {
  const errors =
    (error instanceof HttpError ? (error.body as { errors?: unknown } | undefined)?.errors : undefined) ?? {};
  if (!Array.isArray(errors)) return errors as Record<string, string>;
  // In reverse, so that the first message of a field wins.
  return Object.fromEntries(
    (errors as { field: string; message: string }[]).toReversed().map(({ field, message }) => [field, message]),
  );
}

/** The server's description of a failed call; undefined for other errors. */
export function problemOf(error: unknown): (Problem & { retryAfter?: number }) | undefined {
  return error instanceof HttpError ? error.body : undefined;
}

function conclude<Data>(status: number, headers: Headers, text: string, isBackground = false): ApiResponse<Data> {
  if (status === 304) return { status, headers, data: undefined as Data };
  if (status >= 200 && status < 300) {
    try {
      return { status, headers, ...(unwrap(text) as { data: Data; meta?: unknown }) };
    } catch {
      throw failure(readProblem(502, ''));
    }
  }
  if (status === 401 && !isBackground) sessionLost();
  if (status === 502 || status === 503 || status === 504) unanswered();
  const problem = readProblem(status, text);
  const retryAfter = Number(headers.get('Retry-After'));
  // A 412 has the current record in `data`. Its version is added, so that the form can save on top of it after a merge.
  const version = headers.get('ETag');
  if (status === 412 && version && problem.data) problem.data = { ...problem.data, _version: version };
  throw failure(retryAfter > 0 ? { ...problem, retryAfter } : problem);
}

function failure(problem: Problem & { retryAfter?: number }): HttpError {
  return new HttpError(problem.detail || problem.title, problem.status, problem);
}

function unreachable(): HttpError {
  unanswered();
  return failure({ type: 'about:blank', status: 0, title: httpWords.unreachable, detail: httpWords.unreachable });
}

/**
 * Unwraps a response. An envelope is an object with `data` and at most `meta`; any other body is returned unchanged,
 * since records of the existing server may have a field named `data` too.
 */
export function unwrap(text: string): { data: unknown; meta?: unknown } {
  if (text === '') return { data: undefined };
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('data' in body)) return { data: body };
  return Object.keys(body).every((key) => key === 'data' || key === 'meta') ? body : { data: body };
}

/** Parses the body of an error; the formats of the existing server also become a Problem. */
export function readProblem(status: number, text: string): Problem {
  const title = httpWords.byStatus[status] ?? httpWords.other;
  const plain: Problem = { type: 'about:blank', status, title, detail: title };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return plain;
  }
  if (Array.isArray(body)) return { ...plain, errors: body.filter(isFieldError).map(withMessage) };
  if (typeof body !== 'object' || body === null) return plain;
  const { errors, error, exception, message, ...rest } = body as Record<string, unknown>;
  const sentence = [rest.detail, error, exception, message].find((text) => typeof text === 'string' && text !== '');
  return {
    ...plain,
    ...rest,
    status,
    title: typeof rest.title === 'string' ? rest.title : title,
    detail: typeof sentence === 'string' ? sentence : title,
    ...(Array.isArray(errors) ? { errors: errors.filter(isFieldError).map(withMessage) } : {}),
  };
}

function isFieldError(value: unknown): value is FieldError {
  return typeof value === 'object' && value !== null && typeof (value as FieldError).field === 'string';
}

function withMessage({ field, message }: FieldError): FieldError {
  return { field, message: message || httpWords.invalidField };
}
