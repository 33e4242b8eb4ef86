import { vi } from 'vitest';

export interface SentRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A response: its JSON body, with status and headers if they matter. */
export type FakeResponse = { status?: number; headers?: Record<string, string>; body?: unknown };

/**
 * Replaces `fetch` in a test.
 * @param answer responds to a request; an Error means that the server cannot be reached
 * @returns the requests sent so far, with paths below /api/v1
 */
export function fakeServer(answer: (request: SentRequest) => FakeResponse | Error): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const request: SentRequest = {
      method: init.method ?? 'GET',
      path: path.replace('/api/v1', ''),
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    // Every open form reports its presence and asks for drafts; tests are not about those requests.
    if (/^\/(presence|drafts)/.test(request.path)) return new Response('{"data":[]}');
    sent.push(request);
    const result = answer(request);
    if (result instanceof Error) throw result;
    const { status = 200, headers = {}, body } = result;
    return new Response(status === 304 ? null : JSON.stringify(body), { status, headers });
  });
  return sent;
}
