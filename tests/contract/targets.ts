import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Role } from '../../domain/access';
import type { ContentType } from '../../domain/contentType';
import { allContentTypes } from '../../domain/contentTypes';
import type { Filter } from '../../domain/filters';
import { localesOf } from '../../domain/locales';
import { DEMO_PASSWORD, demoUsers } from '../../demo/users';
import { buildMock } from '../../mock-server/app';
import { unsupported, type Unsupported } from '../../mock-server/unsupported';
import { startRoundRobin } from '../support/roundRobin';
import { startTestServer, type TestServer } from '../support/testServer';
import { client, type Fetch } from './client';

interface Api {
  /** A client without a session. */
  fetch: Fetch;
  /** The demo account with this role; signs in once. */
  as(role: Role): Promise<Fetch>;
  /** Signs in with the given email address and password. */
  signIn(email: string, password: string): Promise<Fetch>;
}

interface Target {
  name: string;
  unsupported: readonly string[];
  /** Starts it with its own data on a free port. */
  start(): Promise<{ origin: string; stop(): Promise<unknown> }>;
}

const server: Target = {
  name: 'server',
  unsupported: [],
  async start() {
    const running = await startTestServer();
    if (process.env.CONTRACT_SERVERS === '2') return startTwo(running);
    const origin = await running.app.listen({ port: 0, host: '127.0.0.1' });
    const stop = () => {
      // Idle client connections would keep the server from closing.
      running.app.server.closeAllConnections();
      return running.close();
    };
    return { origin, stop };
  },
};

/** `npm run test:two`: two processes that take turns, on the database and files of a test server. */
async function startTwo({ connectionString, config, close }: TestServer): ReturnType<Target['start']> {
  const proxy = await startRoundRobin();
  const env = { ...process.env, DATABASE_URL: connectionString, DATA_DIR: config.dataDir };
  const start = () =>
    spawn(process.execPath, ['--import', 'tsx', 'tests/support/serve.ts'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  const processes = [start(), start()];
  proxy.servers = await Promise.all(processes.map(async ({ stdout }) => String((await once(stdout, 'data'))[0])));
  const stop = async () => {
    await proxy.close();
    for (const { stdin } of processes) stdin.end();
    await Promise.all(processes.map((child) => once(child, 'close')));
    await close();
  };
  return { origin: proxy.address, stop };
}

const mock: Target = {
  name: 'mock',
  unsupported,
  async start() {
    const app = await buildMock({ projects: 40, pictures: 1, persons: 40, companies: 40 });
    const server = app.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    return {
      origin: `http://127.0.0.1:${port}`,
      stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
    };
  },
};

const targets: readonly Target[] = [server, mock];

/** The traits of a declaration that can make a target's engine behave differently. */
function traitsOf(type: ContentType): string[] {
  const filters: Filter[] = Object.values(type.filters);
  return [
    ...Object.values(type.fields).map(({ kind }) => `field: ${kind}`),
    ...filters.map((filter) => `filter: ${filter.kind} ${'match' in filter ? filter.match : ''}`),
    ...type.orderBy.map((name) => `order: ${type.fields[name]?.kind ?? name}`),
    ...(type.alwaysPublic ? ['always public'] : []),
    `languages: ${localesOf(type).join()}`,
    ...(type.shares ? [`table: ${type.shares.table}`] : []),
  ];
}

/** A few types that together have all traits. */
function findVariedTypes(): ContentType[] {
  const missing = new Set(allContentTypes.flatMap(traitsOf));
  const chosen: ContentType[] = [];
  const gain = (type: ContentType) => new Set(traitsOf(type).filter((trait) => missing.has(trait))).size;
  while (missing.size > 0) {
    const best = allContentTypes.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.push(best);
    for (const trait of traitsOf(best)) missing.delete(trait);
  }
  return chosen;
}
export const variedTypes: readonly ContentType[] = findVariedTypes();

/**
 * Tests get the API, a function that checks whether this target lacks a feature, and the types to test: on the server
 * all of them; on the mock, which has one engine for all types, a few that together have every kind of field, filter
 * and order.
 */
type Tests = (api: Api, unsupported: (name: Unsupported) => boolean, types: readonly ContentType[]) => void;

/** A target that is started before the tests of a file and stopped after them. */
function startedFor(target: Target): Api {
  let running: Awaited<ReturnType<Target['start']>>;
  const sessions = new Map<Role, Promise<Fetch>>();
  const fetch: Fetch = (path, request) => client(running.origin)(path, request);
  const signIn = async (email: string, password: string) => {
    const answer = await fetch('/login', { method: 'POST', json: { email, password } });
    if (answer.status !== 200) throw new Error(`Signing in as ${email} answered ${answer.status}: ${answer.text}`);
    return client(running.origin, answer.cookie);
  };
  const as = (role: Role) => {
    const email = demoUsers.find(({ roles }) => roles.includes(role))?.email ?? '';
    const session = sessions.get(role) ?? signIn(email, DEMO_PASSWORD);
    sessions.set(role, session);
    return session;
  };
  beforeAll(async () => {
    running = await target.start();
  });
  afterAll(() => running.stop());
  return { fetch, as, signIn };
}

const having = (needs?: Unsupported) =>
  targets.filter(({ unsupported: left }) => needs === undefined || !left.includes(needs));

/**
 * Runs the same tests against server and mock, each started for this file; `needs` skips targets that lack a feature.
 */
export function describeContract(name: string, tests: Tests, needs?: Unsupported): void {
  describe.each(having(needs))(`$name: ${name}`, (target) => {
    tests(
      startedFor(target),
      (left) => target.unsupported.includes(left),
      target === mock ? variedTypes : allContentTypes,
    );
  });
}

/** Like `describeContract`, but with two targets of a kind that have separate data. */
export function describePairs(name: string, tests: (one: Api, other: Api) => void, needs: Unsupported): void {
  describe.each(having(needs))(`$name: ${name}`, (target) => {
    tests(startedFor(target), startedFor(target));
  });
}
