import type { FieldError } from '../../domain/contentType';
import type { Problem } from '../../domain/http';
import { httpWords } from '../i18n/shell';

/**
 * Unwraps an answer. An envelope is an object with `data` and at most `meta`; any other body is returned as is,
 * since records of the existing server may have a field `data` too.
 */
export function unwrap(text: string): { data: unknown; meta?: unknown } {
  if (text === '') return { data: undefined };
  const body: unknown = JSON.parse(text);
  if (typeof body !== 'object' || body === null || !('data' in body)) return { data: body };
  return Object.keys(body).every((key) => key === 'data' || key === 'meta') ? body : { data: body };
}

/** Parses an error body; the formats of the existing server become a Problem too. */
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
