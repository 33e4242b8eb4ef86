import type { FastifyInstance } from 'fastify';
import { contents } from '../domain/contents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../domain/access';
import { call, createAccount, createTestApp } from '../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';

type Caller = 'visitor' | Role;
const callers: Caller[] = ['visitor', 'ROLE_USER', 'ROLE_EDITOR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];

let test: TestDatabase;
let app: FastifyInstance;
const cookies: Partial<Record<Caller, string>> = {};

beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database, {
    env: { TRANSLATION_PROVIDER: 'libretranslate', TRANSLATION_URL: 'http://127.0.0.1:9' },
  });
  for (const role of roles) cookies[role] = (await createAccount(test.database, role)).cookie;
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

/** Calls a route with an unknown id and an invalid body, so that only the access rule decides the outcome. */
async function tryRoute(method: string, url: string, caller: Caller): Promise<number> {
  const writes = ['POST', 'PUT', 'PATCH'].includes(method);
  // The parameter keeps lists short; routes that do not know it refuse it only after the access rule.
  const address = `${url.replace(/:\w+/g, '999999').replace('*', 'x')}${writes ? '' : '?limit=1'}`;
  return (await call(app, method, address, { cookie: cookies[caller], ...(writes && { body: {} }) })).status;
}

const isRefused = (status: number) => status === 401 || status === 403;

const routesOfApi = () =>
  app.routes.filter(
    ({ url, method, access }) => access && url.startsWith('/api/v1/') && method !== 'HEAD' && !url.endsWith('/logout'),
  );

it('every route admits exactly the roles that its rule names', async () => {
  expect(routesOfApi().length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const { method, url, access } of routesOfApi()) {
    // Answers 401 unless a password was right before (secondFactors.db.test.ts).
    if (url.endsWith('/login/second-factor')) continue;
    for (const caller of callers) {
      const viewer = caller === 'visitor' ? null : { id: 1, email: '', roles: [caller] };
      const status = await tryRoute(method, url, caller);
      const refusal = caller === 'visitor' ? 401 : 403;
      const isRight = access?.(viewer) ? !isRefused(status) && status < 500 : status === refusal;
      if (!isRight) wrong.push(`${method} ${url} by ${caller}: ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Routes on which editors write something that is not content of a type, or whose type depends on the item. */
const withoutType = [
  '/me/',
  '/files',
  '/inbox',
  '/presence',
  '/drafts',
  '/comments',
  '/mentions',
  '/assignments',
  '/shared-searches',
  '/preview-links',
  '/translation-gaps',
  '/interactive-graphics/drawing',
  '/embeds/check',
];

it('the description says which reading operations need nobody to sign in, and names the rule of each', async () => {
  const { paths } = (await call(app, 'GET', '/api/documentation.json')).body as {
    paths: Record<string, Record<string, { description: string; security?: object[] }>>;
  };
  const rules = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { description, security }]) =>
      description
        ? [{ name: `${method} ${path}`, rule: /Zugang: (\w*)/.exec(description)?.[1], isOpen: !security }]
        : [],
    ),
  );
  expect(rules.filter(({ rule }) => !rule)).toEqual([]);
  expect(rules.filter(({ rule, isOpen }) => isOpen !== (rule === 'anyone'))).toEqual([]);
  for (const name of ['get /projects', 'get /projects/{id}', 'get /contacts/person'])
    expect(rules.find((one) => one.name === name)).toMatchObject({ isOpen: true });
});

it('an editor without a type is refused by each of its write routes, before the body is read', async () => {
  const { id, cookie } = await createAccount(test.database, 'ROLE_EDITOR', 'nothing@test.example');
  await test.database.db.updateTable('users').set({ writable_types: [] }).where('id', '=', id).execute();
  const editor = { id, email: '', roles: ['ROLE_EDITOR'] };
  const writes = routesOfApi().filter(
    ({ method, url, access }) =>
      !['GET', 'OPTIONS'].includes(method) && !url.includes('.xlsx') && access?.(editor) && !access(null),
  );
  const open = writes.filter(({ writes }) => !writes).map(({ url }) => url.replace('/api/v1', ''));
  expect(open.filter((url) => !withoutType.some((start) => url.startsWith(start)))).toEqual([]);
  const typed = writes.filter(({ writes }) => writes);
  expect(typed.length).toBeGreaterThan(80);
  const names = new Set(typed.map(({ writes }) => writes));
  expect(Object.keys(contents).filter((name) => !names.has(name) && !name.startsWith('contacts/'))).toEqual([]);
  const admitted: string[] = [];
  for (const { method, url } of typed) {
    const address = url.replace(/:\w+/g, '999999').replace('*', 'x');
    const answer = await call(app, method, address, { cookie, ...(method !== 'DELETE' && { body: '{"broken' }) });
    if (answer.status !== 403 || !/Ihr Konto darf «.+» nicht bearbeiten/.test(answer.body.detail))
      admitted.push(`${method} ${url}: ${answer.status}`);
  }
  expect(admitted).toEqual([]);
});

/** The expected access, written by hand rather than derived from the code. */
const expected: Record<string, Caller> = {
  'GET /config': 'visitor',
  'GET /health': 'visitor',
  'GET /ready': 'visitor',
  'POST /login': 'visitor',
  'POST /password/forgot': 'visitor',
  'POST /password/reset': 'visitor',
  'POST /login/passkey': 'visitor',
  'POST /me/password': 'ROLE_USER',
  'GET /me/second-factors': 'ROLE_USER',
  'POST /me/second-factors/totp': 'ROLE_USER',
  'POST /me/second-factors/totp/confirm': 'ROLE_USER',
  'POST /me/second-factors/passkey': 'ROLE_USER',
  'POST /me/second-factors/passkey/confirm': 'ROLE_USER',
  'POST /me/second-factors/recovery-codes': 'ROLE_USER',
  'POST /me/second-factors/:id/removal': 'ROLE_USER',
  'DELETE /users/:id/second-factors': 'ROLE_ADMIN',
  'GET /users/me': 'ROLE_USER',
  'GET /me/sessions': 'ROLE_USER',
  'DELETE /me/sessions': 'ROLE_USER',
  'DELETE /me/sessions/:id': 'ROLE_USER',
  'GET /session': 'visitor',
  'PUT /me/settings': 'ROLE_USER',
  'GET /colleagues': 'ROLE_EDITOR',
  'GET /users': 'ROLE_ADMIN',
  'GET /users/:id': 'ROLE_ADMIN',
  'GET /users/:id/history': 'ROLE_ADMIN',
  'POST /users': 'ROLE_ADMIN',
  'PUT /users/:id': 'ROLE_ADMIN',
  'DELETE /users/:id': 'ROLE_ADMIN',
  'POST /users/:id/invitation': 'ROLE_ADMIN',
  'GET /mails': 'ROLE_ADMIN',
  'GET /mails/:id': 'ROLE_ADMIN',
  'POST /mails/:id/retry': 'ROLE_ADMIN',
  'GET /dashboard': 'ROLE_EDITOR',
  'GET /logs': 'ROLE_EDITOR',
  'GET /logs/:id': 'ROLE_EDITOR',
  'POST /logs': 'ROLE_SUPER_ADMIN',
  'PUT /logs/:id': 'ROLE_SUPER_ADMIN',
  'DELETE /logs/:id': 'ROLE_SUPER_ADMIN',
  'GET /logs/pixel': 'visitor',
  'POST /logs/telemetry': 'visitor',
  'GET /topics': 'visitor',
  'GET /topics/:id': 'visitor',
  'GET /projects': 'visitor',
  'GET /projects/:id': 'visitor',
  'GET /projects/clusters/:file': 'visitor',
  'GET /projects/geojson/:file': 'visitor',
  'POST /projects': 'ROLE_EDITOR',
  'PUT /projects/:id': 'ROLE_EDITOR',
  'PATCH /projects/:id': 'ROLE_EDITOR',
  'DELETE /projects/:id': 'ROLE_EDITOR',
  'GET /projects/:id/history': 'ROLE_EDITOR',
  'GET /projects/deleted': 'ROLE_EDITOR',
  'POST /projects/:id/restore': 'ROLE_EDITOR',
  'GET /translation-gaps': 'ROLE_EDITOR',
  'GET /translation-gaps/ids': 'ROLE_EDITOR',
  'POST /translation-gaps/export': 'ROLE_EDITOR',
  'POST /translation-gaps/import': 'ROLE_EDITOR',
  'GET /projects/:id/translation-gaps': 'ROLE_EDITOR',
  'GET /projects/:id/translation-proposals': 'ROLE_EDITOR',
  'POST /projects/:id/translation-gaps': 'ROLE_EDITOR',
  'POST /projects/:id/machine-translations': 'ROLE_EDITOR',
  'POST /projects/chmos/sync/:code': 'ROLE_EDITOR',
  'POST /projects/import/columns': 'ROLE_EDITOR',
  'POST /projects/import/check': 'ROLE_EDITOR',
  'POST /projects/import': 'ROLE_EDITOR',
  'GET /projects.xlsx': 'ROLE_EDITOR',
  'GET /inbox': 'ROLE_EDITOR',
  'GET /inbox/:id': 'ROLE_EDITOR',
  'GET /inbox/history': 'ROLE_EDITOR',
  'GET /inbox/:id/others': 'ROLE_EDITOR',
  'DELETE /inbox': 'ROLE_EDITOR',
  'DELETE /inbox/:id': 'ROLE_EDITOR',
  'POST /inbox/:id/assign': 'ROLE_EDITOR',
  'POST /inbox/:id/undo': 'ROLE_EDITOR',
  'POST /inbox/undo': 'ROLE_EDITOR',
  'POST /inbox/:id/carry-out': 'ROLE_EDITOR',
  'GET /inbox/imports': 'ROLE_EDITOR',
  'POST /inbox/imports/:id/dismiss': 'ROLE_EDITOR',
  'POST /inbox/imports/:id/undo': 'ROLE_EDITOR',
  'POST /preview-links': 'ROLE_EDITOR',
  'DELETE /preview-links/:id': 'ROLE_EDITOR',
  'GET /shared-searches': 'ROLE_EDITOR',
  'POST /shared-searches': 'ROLE_EDITOR',
  'DELETE /shared-searches/:id': 'ROLE_EDITOR',
  'GET /live': 'ROLE_EDITOR',
  'POST /presence': 'ROLE_EDITOR',
  'GET /presence': 'ROLE_EDITOR',
  'GET /drafts': 'ROLE_EDITOR',
  'PUT /drafts/:session': 'ROLE_EDITOR',
  'DELETE /drafts/:session': 'ROLE_EDITOR',
  'GET /comments': 'ROLE_EDITOR',
  'POST /comments': 'ROLE_EDITOR',
  'PUT /comments/:id': 'ROLE_EDITOR',
  'DELETE /comments/:id': 'ROLE_EDITOR',
  'POST /comments/:id/resolve': 'ROLE_EDITOR',
  'POST /comments/:id/reopen': 'ROLE_EDITOR',
  'GET /mentions': 'ROLE_EDITOR',
  'POST /mentions/seen': 'ROLE_EDITOR',
  'GET /assignments': 'ROLE_EDITOR',
  'GET /assignments/mine': 'ROLE_EDITOR',
  'PUT /assignments': 'ROLE_EDITOR',
  'GET /contacts/verification-receivers': 'ROLE_EDITOR',
  'POST /contacts/send-verification-emails': 'ROLE_EDITOR',
  'GET /contacts/send-verification-emails/:batch': 'ROLE_EDITOR',
  'GET /contacts/:id/verification': 'ROLE_EDITOR',
  'GET /contacts/verify/:code': 'visitor',
  'POST /contacts/verify/:code': 'visitor',
  'GET /contacts': 'visitor',
  'GET /contacts/:id': 'visitor',
  'POST /contacts': 'ROLE_EDITOR',
  'PUT /contacts/:id': 'ROLE_EDITOR',
  'DELETE /contacts/:id': 'ROLE_EDITOR',
  'DELETE /contacts': 'ROLE_EDITOR',
  'GET /contacts/:id/history': 'ROLE_EDITOR',
  'GET /contacts/:id/regions': 'visitor',
  'DELETE /contacts/:id/regions': 'ROLE_EDITOR',
  'GET /contacts/duplicates': 'ROLE_EDITOR',
  'GET /contacts/person': 'visitor',
  'POST /contacts/company': 'ROLE_EDITOR',
  'GET /contacts/company/options': 'ROLE_EDITOR',
  'GET /contacts/options': 'ROLE_EDITOR',
  'GET /regions/:id/geojson/:file': 'visitor',
  'GET /regions/geojson/cities/:file': 'visitor',
  'GET /regions.xlsx': 'ROLE_EDITOR',
  'GET /contacts-data/:contactType': 'visitor',
  'GET /contacts.xlsx': 'ROLE_EDITOR',
  'GET /contacts.xlsx/contact-groups': 'ROLE_EDITOR',
  'GET /contact-groups': 'visitor',
  'PUT /contact-groups/:id': 'ROLE_EDITOR',
  'POST /contact-groups/:id/contacts': 'ROLE_EDITOR',
  'DELETE /contact-groups/:id/contacts': 'ROLE_EDITOR',
  'GET /employments': 'visitor',
  'POST /employments': 'ROLE_EDITOR',
  'PUT /employments/:id': 'ROLE_EDITOR',
  'DELETE /employments/:id': 'ROLE_EDITOR',
  'POST /contact-groups/opt-in': 'visitor',
  'GET /contact-groups/confirm-opt-in/:code': 'visitor',
  'POST /contact-groups/confirm-opt-in/:code': 'visitor',
  'POST /jobs/embed/:locale': 'visitor',
  'POST /events/embed/:locale': 'visitor',
  'POST /publications/embed/:locale': 'visitor',
  'POST /submissions/documents': 'visitor',
  'GET /submissions/confirm/:code': 'visitor',
  'POST /submissions/confirm/:code': 'visitor',
  'GET /submissions/own/:code': 'visitor',
  'POST /submissions/own/:code': 'visitor',
  'POST /submissions/own/:code/corrections': 'visitor',
  'GET /submissions/questions/:code': 'visitor',
  'POST /submissions/questions/:code': 'visitor',
  'GET /inbox/:id/submitter': 'ROLE_EDITOR',
  'PUT /inbox/:id/submitter': 'ROLE_EDITOR',
  'POST /inbox/:id/submitter/questions': 'ROLE_EDITOR',
  'GET /search': 'ROLE_EDITOR',
  'GET /search/public': 'visitor',
  'POST /files': 'ROLE_EDITOR',
  'GET /files': 'ROLE_EDITOR',
  'GET /files/:id': 'ROLE_EDITOR',
  'PUT /files/:id': 'ROLE_EDITOR',
  'GET /files/:id/uses': 'ROLE_EDITOR',
  'POST /files/:id/replace': 'ROLE_EDITOR',
  'GET /files/view/:file': 'visitor',
  'GET /files/download/:file': 'visitor',
};

describe('by hand', () => {
  it.each(Object.entries(expected))('%s is for %s and above', async (route, lowest) => {
    const [method = '', url = ''] = route.split(' ');
    expect(routesOfApi().map((known) => `${known.method} ${known.url.replace('/api/v1', '')}`)).toContain(route);
    const letIn: Caller[] = [];
    for (const caller of callers) if (!isRefused(await tryRoute(method, url, caller))) letIn.push(caller);
    expect(letIn).toEqual(callers.slice(callers.indexOf(lowest)));
  });

  it('only signing in, personal links, submissions and the page statistics let the public write', () => {
    const open = routesOfApi().filter(({ method, access }) => !['GET', 'OPTIONS'].includes(method) && access?.(null));
    const forms = Object.values(contents).filter((content) => 'submittable' in content);
    expect(open.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(
      [
        'POST /api/v1/login',
        'POST /api/v1/login/passkey',
        'POST /api/v1/login/second-factor',
        'POST /api/v1/password/forgot',
        'POST /api/v1/password/reset',
        'POST /api/v1/logs/telemetry',
        'POST /api/v1/contacts/verify/:code',
        'POST /api/v1/contact-groups/confirm-opt-in/:code',
        'POST /api/v1/submissions/confirm/:code',
        'POST /api/v1/submissions/own/:code',
        'POST /api/v1/submissions/questions/:code',
        'POST /api/v1/contact-groups/opt-in',
        ...forms.map(({ name }) => `POST /api/v1/${name}/embed/:locale`),
        'POST /api/v1/submissions/documents',
        'POST /api/v1/submissions/own/:code/corrections',
      ].toSorted(),
    );
  });

  it("a refused request's body is not even read", async () => {
    for (const caller of ['visitor', 'ROLE_USER'] as const) {
      const answer = await call(app, 'POST', '/projects', { cookie: cookies[caller], body: '{"broken' });
      expect(answer.status).toBe(caller === 'visitor' ? 401 : 403);
    }
  });

  it('disabling contacts and contact groups removes their API', async () => {
    const without = await createTestApp(test.database, {
      env: { PLUGIN_ENABLE_CONTACTS: 'false', PLUGIN_ENABLE_CONTACT_GROUPS: 'false' },
    });
    const urls = [
      '/contacts',
      '/contacts/1',
      '/contacts/person',
      '/contacts/company/1',
      '/contacts/company/options',
      '/contacts-data/company',
      '/contacts.xlsx',
      '/contact-groups',
      '/employments',
    ];
    const answers = await Promise.all(
      urls.map((url) => call(without, 'GET', url, { cookie: cookies.ROLE_SUPER_ADMIN })),
    );
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 404));
    await without.close();
  });

  it('a feature that is switched off has no API', async () => {
    const without = await createTestApp(test.database, { env: { PLUGIN_ENABLE_PROJECTS: 'false' } });
    const urls = ['/projects', '/projects/1', '/projects/1/history', '/projects.xlsx', '/projects/geojson/de.json'];
    const answers = await Promise.all(
      urls.map((url) => call(without, 'GET', url, { cookie: cookies.ROLE_SUPER_ADMIN })),
    );
    expect(answers.map(({ status }) => status)).toEqual(urls.map(() => 404));
    await without.close();
  });
});
