import { expect } from 'vitest';
import { apiBase, type Problem } from '../../domain/http';
import { readChecker } from './apiDescription';

/** Parsed JSON, which tests may access freely. */
export type Json = any;

export interface ApiResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
  /** The content of the envelope, if there is one. */
  data: Json;
  problem: Problem;
  /** The name and value of the cookie that the response sets. */
  cookie: string | undefined;
}

interface Request {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent unchanged. */
  body?: BodyInit;
}

/** Calls the API with one session. Paths are relative to `/api/v1`, except those that start with `//`. */
export type Fetch = (path: string, request?: Request) => Promise<ApiResponse>;

/** A client that checks the rules for all responses (decisions 1 to 3). */
export function client(origin: string, cookie?: string): Fetch {
  return async (path, { method = 'GET', headers = {}, json, body } = {}) => {
    const url = path.startsWith('//') ? origin + path.slice(1) : origin + apiBase + path;
    const init: RequestInit = {
      method,
      redirect: 'manual',
      headers: {
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
    };
    const response = await fetch(url, init);
    const answer = await read(response);
    checkAnswer(method, path, answer);
    await checkDescribed(method, path, answer);
    return answer;
  };
}

async function read(response: Response): Promise<ApiResponse> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString('utf8');
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  const body: Json = isJson && text !== '' ? JSON.parse(text) : undefined;
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  return { status: response.status, headers: response.headers, bytes, text, data: body?.data, problem: body, cookie };
}

function checkAnswer(method: string, path: string, { status, headers, text, problem }: ApiResponse): void {
  const type = headers.get('content-type') ?? '';
  const request = `${method} ${path}`;
  // Calls `expect` only for failures, because on thousands of responses it is slower than a comparison. The mock
  // returns 501 for what it lacks.
  if (status >= 500 && status !== 501) expect.unreachable(`${request} answered ${status}: ${text}`);
  if (status >= 400) {
    const isProblem =
      type.startsWith('application/problem+json') &&
      typeof problem?.type === 'string' &&
      problem.status === status &&
      [problem.title, problem.detail].every((text) => typeof text === 'string' && /\S/.test(text));
    if (!isProblem || /node_modules|\bat .*:\d+:\d+|\bselect\b.*\bfrom\b|\binsert into\b/i.test(text))
      expect.unreachable(`${request} answered no problem as problems are, but ${type}: ${text}`);
  } else if (status !== 304 && !path.startsWith('//') && type.startsWith('application/json')) {
    if (problem === null || typeof problem !== 'object' || !('data' in problem))
      expect.unreachable(`${request} answered without an envelope: ${text}`);
  }
}

/** Checks the response against the API description; URLs that are not part of it start with `//`. */
async function checkDescribed(method: string, path: string, answer: ApiResponse): Promise<void> {
  const { status, headers, problem: body, text } = answer;
  if (path.startsWith('//') || (status >= 300 && status < 400) || status === 501) return;
  const wrong = (await readChecker())(method, path, status, headers.get('content-type') ?? '', body);
  if (wrong) expect.unreachable(`${method} ${path} answered ${status} otherwise than described: ${wrong}: ${text}`);
}
