import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { drain } from './drain';

it('a stopping server completes running requests, and its connection is not reused', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  await app.register(drain);
  let finish: ((text: string) => void) | undefined;
  app.get('/', () => new Promise<string>((resolve) => (finish = resolve)));
  // The response is ready only after the server has begun to stop.
  app.addHook('preClose', async () => finish?.('done'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const answer = new Promise<(string | number | undefined)[]>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (response) =>
      response.resume().on('end', () => resolve([response.statusCode, response.headers.connection])),
    ).on('error', reject);
  });
  await expect.poll(() => finish).toBeDefined();
  await app.close();
  expect(await answer).toEqual([200, 'close']);
});
