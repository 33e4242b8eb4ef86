import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { compression } from '../plugins/compression';
import { LastAnswers, staleHeader } from './lastAnswers';
import { HttpProblem } from './problems';

const minute = 60_000;
const text = 'Seilbahn '.repeat(300);

/** A server whose database can be away, with a clock of the test's own. */
async function setup() {
  const state = { now: 0, isAway: false, asked: 0, cacheControl: 'public, s-maxage=30', text };
  const kept = new LastAnswers(() => state.now);
  const app = Fastify();
  app.addHook('onRequest', async (request, reply) => (kept.answerAtOnce(request, reply) ? reply : undefined));
  app.addHook('onSend', async (request, reply, payload) => {
    kept.keep(request, reply, payload);
    return payload;
  });
  await app.register(compression);
  app.setErrorHandler((_error, request, reply) =>
    kept.answerFailed(request, reply) ? reply : reply.code(503).header('x-mark', 'new').send('away'),
  );
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      state.asked += 1;
      if (state.isAway) throw HttpProblem.unavailable();
      void reply
        .headers({ etag: '"1"', 'cache-control': state.cacheControl, 'x-mark': 'of the answer' })
        .type('text/plain');
      if (request.headers['if-none-match'] === '"1"') return reply.code(304).send();
      return reply.send(state.text);
    },
  });
  const ask = (url = '/a', headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers });
  return { state, kept, ask };
}

it('gives what was last right for five minutes, says how old it is, and lets nobody keep it', async () => {
  const { state, ask } = await setup();
  await ask();
  state.isAway = true;
  state.now = 4 * minute;
  const old = await ask();
  expect([old.statusCode, old.body, old.headers['x-mark'], old.headers.etag, old.headers.age]).toEqual([
    200,
    text,
    'of the answer',
    '"1"',
    '240',
  ]);
  expect([old.headers[staleHeader], old.headers['cache-control']]).toEqual([
    'regio; hit; ttl=-240; detail=unavailable',
    'no-store',
  ]);
  // It was right four minutes ago, and does not become so by being given.
  state.now = 6 * minute;
  expect((await ask()).statusCode).toBe(503);
  state.isAway = false;
  const fresh = await ask();
  expect([fresh.statusCode, fresh.headers[staleHeader], fresh.headers['cache-control']]).toEqual([
    200,
    undefined,
    'public, s-maxage=30',
  ]);
});

it('is right again where somebody who has it hears that it still is', async () => {
  const { state, ask } = await setup();
  await ask();
  state.now = 4 * minute;
  expect((await ask('/a', { 'if-none-match': '"1"' })).statusCode).toBe(304);
  state.isAway = true;
  state.now = 8 * minute;
  expect((await ask()).body).toBe(text);
});

it('keeps nothing that is not for everybody, no other address and no write', async () => {
  const { state, ask } = await setup();
  for (const cacheControl of ['no-cache, private', 'no-store']) {
    state.cacheControl = cacheControl;
    await ask();
  }
  state.cacheControl = 'public';
  await ask('/b');
  await ask('/c', {}, 'POST');
  state.isAway = true;
  expect((await ask('/a')).statusCode).toBe(503);
  expect((await ask('/b?term=x')).statusCode).toBe(503);
  expect((await ask('/c')).statusCode).toBe(503);
  expect((await ask('/b', {}, 'POST')).statusCode).toBe(503);
});

it('speaks to each as they understand it, compressed or not', async () => {
  const { state, ask } = await setup();
  await ask('/a', { 'accept-encoding': 'gzip' });
  await ask('/b');
  state.isAway = true;
  const plain = await ask('/a');
  expect([plain.body, plain.headers['content-encoding']]).toEqual([text, undefined]);
  expect((await ask('/a', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
  expect((await ask('/b', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
});

it('forgets what was right before something was hidden, also what is still on its way', async () => {
  const { state, kept, ask } = await setup();
  await ask();
  state.now = minute;
  kept.forgetBefore(minute);
  state.now = minute - 1;
  await ask('/late');
  state.now = minute + 1_000;
  await ask('/new');
  state.isAway = true;
  expect((await ask()).statusCode).toBe(503);
  expect((await ask('/late')).statusCode).toBe(503);
  expect((await ask('/new')).statusCode).toBe(200);
});

it('nobody waits for a database that has just failed, and for no longer than a moment', async () => {
  const { state, ask } = await setup();
  await ask();
  state.isAway = true;
  await ask();
  const asked = state.asked;
  for (let n = 0; n < 5; n += 1) expect((await ask()).statusCode).toBe(200);
  expect(state.asked).toBe(asked);
  state.isAway = false;
  state.now = 2_500;
  expect((await ask()).headers[staleHeader]).toBeUndefined();
});
