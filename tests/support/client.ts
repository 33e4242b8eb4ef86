import { DEMO_PASSWORD } from '../../demo/users';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A client of a running product, signed in as one user. */
export interface Client {
  call<Data = unknown>(
    method: Method,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; data: Data; headers: Headers }>;
}

/** Signs in a user, by default the demo's super administrator. Paths are below /api/v1. */
export async function signIn(
  address: string,
  email = 'super@example.org',
  password = DEMO_PASSWORD,
): Promise<Client & { cookie: string }> {
  const answer = await fetch(`${address}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return clientWith(address, cookie);
}

/** The same session at another URL, as after a restart. */
export function clientWith(address: string, cookie: string): Client & { cookie: string } {
  return {
    cookie,
    async call(method, path, body) {
      const response = await fetch(`${address}/api/v1${path}`, {
        method,
        headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const json = (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { data: text }) as {
        data?: unknown;
      };
      return { status: response.status, data: (json.data ?? json) as never, headers: response.headers };
    },
  };
}
