import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, createAccount, createTestApp } from '../tests/support/testApp';
import { createTestDatabase, type TestDatabase } from '../tests/support/testDatabase';
import { submittedSource } from '../domain/inbox/inbox';
import { addItem } from './inbox/writeItems';
import { newCode } from './accounts/code';

type JsonSchema = {
  $ref?: string;
  type?: string;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  required?: string[];
  properties?: Record<string, JsonSchema>;
};

let test: TestDatabase;
let app: FastifyInstance;
let cookie: string;
let code: string;
/** The code of a question about a submission. */
let questionCode: string;
/** The values of path parameters. */
const ids: Record<string, string | number> = {};
beforeAll(async () => {
  test = await createTestDatabase();
  app = await createTestApp(test.database);
  ({ cookie } = await createAccount(test.database, 'ROLE_SUPER_ADMIN'));
  const make = async (path: string, body: object) =>
    (await call(app, 'POST', path, { cookie, body })).body.data.id as number;
  ids['contact-groups'] = await make('/contact-groups', { name: 'Gruppe' });
  const person = await make('/contacts/person', { firstName: 'A', lastName: 'B', email: 'a@example.org' });
  const { code: made, hash } = newCode();
  const link = {
    kind: 'contact_verification' as const,
    record_id: person,
    code_hash: hash,
    batch: randomUUID(),
    message_id: randomUUID(),
    expires_at: new Date(Date.now() + 86_400_000),
  };
  await test.database.db.insertInto('submissions').values(link).execute();
  code = made;
  questionCode = await createQuestion();
});
afterAll(async () => {
  await app.close();
  await test.drop();
});

async function createQuestion(): Promise<string> {
  const { db } = test.database;
  const item = await db.transaction().execute((trx) =>
    addItem(trx, {
      type: 'job',
      source: submittedSource,
      status: 'new',
      title: 'Stelle',
      data: {},
      normalizedData: {},
    }),
  );
  const [entry, question] = [newCode(), newCode()];
  const shared = { inbox_id: item.id, expires_at: new Date(Date.now() + 86_400_000) };
  await db
    .insertInto('submissions')
    .values([
      {
        ...shared,
        kind: 'entry',
        code_hash: entry.hash,
        request: JSON.stringify({
          form: 'jobs',
          locale: 'de',
          said: { title: 'Stelle', contactInfo: { email: 'a@example.org' } },
        }),
      },
      { ...shared, kind: 'question', code_hash: question.hash, request: JSON.stringify({ question: 'Wann?' }) },
    ])
    .execute();
  return question.code;
}

/** All required keys, including those in required objects: `contact.email`. */
function requiredKeys(
  { required = [], properties = {} }: JsonSchema,
  before = '',
): { path: string; schema: JsonSchema }[] {
  return required.flatMap((name) => {
    const schema = properties[name] ?? {};
    return [{ path: `${before}${name}`, schema }, ...requiredKeys(schema, `${before}${name}.`)];
  });
}

/** A body that contains only this value, at a path. */
const bodyWith = (path: string, value: unknown) =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

const wrongOf: Record<string, unknown[]> = {
  array: ['x', 5, {}],
  object: ['x', 5, []],
  string: [5, [], {}],
  integer: ['x', [], {}],
  number: ['x', [], {}],
  boolean: ['x', 5, {}],
};

it('a missing required key, or one of the wrong type, gets a 422 that names it in every call', async () => {
  const { paths, components } = (await call(app, 'GET', '/api/documentation.json')).body as {
    paths: Record<string, Record<string, { requestBody?: { content?: Record<string, { schema: JsonSchema }> } }>>;
    components: { schemas: Record<string, JsonSchema> };
  };
  const resolve = (schema: JsonSchema): JsonSchema => {
    const named = schema.$ref ? (components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;
    const parts = [named, ...(named.allOf ?? []).map(resolve)];
    return {
      ...named,
      required: parts.flatMap(({ required = [] }) => required),
      properties: Object.fromEntries(
        parts.flatMap(({ properties = {} }) => Object.entries(properties).map(([name, part]) => [name, resolve(part)])),
      ),
    };
  };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      const url = path
        .replace('{code}', path.includes('/questions/') ? questionCode : code)
        .replace('{session}', 'formular1')
        .replace('{locale}', 'de')
        .replace('{id}', String(ids[path.split('/')[1] as string] ?? 1));
      return schema
        ? [
            {
              name: `${method.toUpperCase()} ${path}`,
              method: method.toUpperCase() as 'POST',
              url,
              required: requiredKeys(resolve(schema)),
            },
          ]
        : [];
    }),
  );
  const names = calls.filter(({ required }) => required.length > 0).map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'POST /contacts/send-verification-emails',
      'DELETE /inbox',
      'POST /contacts/verify/{code}',
      'POST /projects',
      'DELETE /contacts',
      'POST /contact-groups/opt-in',
      'POST /contact-groups/{id}/contacts',
      'POST /users',
      'POST /files',
    ]),
  );
  const wrong: string[] = [];
  for (const { name, method, url, required } of calls) {
    for (const { path, schema } of required) {
      const bodies = [
        {},
        { anders: 1 },
        ...[
          ...(schema.anyOf?.some(({ type }) => type === 'null') ? [] : [null]),
          ...(wrongOf[schema.type ?? ''] ?? [{}]),
        ].map((value) => bodyWith(path, value)),
      ];
      for (const body of bodies) {
        const answer = await call(app, method, url, { cookie, body });
        const fields = ((answer.body.errors ?? []) as { field: string }[]).map(({ field }) => field);
        const parents = path.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
        if (answer.status !== 422 || !fields.some((field) => parents.includes(field) || field === ''))
          wrong.push(`${name} with ${JSON.stringify(body)}: ${answer.status} ${JSON.stringify(fields)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  // None of these requests has used up the personal link.
  expect((await call(app, 'GET', `/contacts/verify/${code}`)).status).toBe(200);
});
