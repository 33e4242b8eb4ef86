import { beforeAll, describe, expect, it } from 'vitest';
import { roles, type Role } from '../../domain/access';
import { allContentTypes } from '../../domain/contentTypes';
import { referenceListNames, referenceLists } from '../../domain/references';
import { exportedAsDeclared } from '../../server/types';
import type { Fetch, Json } from './client';
import { create, minimalRecord } from './samples';
import { describeContract } from './targets';

type Who = Role | 'visitor';
const everyone: readonly Who[] = ['visitor', ...roles.toReversed()];
const editorsUp: readonly Who[] = ['ROLE_EDITOR', 'ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
const administratorsUp: readonly Who[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN'];
const signedIn: readonly Who[] = ['ROLE_USER', ...editorsUp];

interface Call {
  call: string;
  who: readonly Who[];
  json?: Json;
}

/** Requests that are made with every role, and the roles that pass the access check, whatever the response. */
const calls: Call[] = [
  { call: 'GET /config', who: everyone },
  { call: 'GET /health', who: everyone },
  ...referenceListNames.map((list) => ({ call: `GET /${referenceLists[list].path}`, who: everyone })),
  ...allContentTypes.flatMap(({ name }) => [
    { call: `GET /${name}?limit=1`, who: everyone },
    { call: `POST /${name}`, who: editorsUp, json: {} },
    { call: `PUT /${name}/1`, who: editorsUp, json: { isPublic: 'no' } },
    { call: `DELETE /${name}/999999`, who: editorsUp },
    { call: `GET /${name}/1/history`, who: editorsUp },
  ]),
  { call: 'GET /projects/geojson/de.json?ids=1', who: everyone },
  ...['projects', ...exportedAsDeclared].map((name) => ({ call: `GET /${name}.xlsx?ids=1`, who: editorsUp })),
  { call: 'GET /search?term=x', who: editorsUp },
  { call: 'GET /inbox', who: editorsUp },
  { call: 'GET /inbox/history', who: editorsUp },
  { call: 'GET /inbox/1', who: editorsUp },
  { call: 'GET /inbox/1/others', who: editorsUp },
  { call: 'DELETE /inbox', who: editorsUp, json: { items: [{ id: 999_999, version: 1 }] } },
  { call: 'DELETE /inbox/999999', who: editorsUp },
  { call: 'POST /inbox/999999/assign', who: editorsUp, json: {} },
  { call: 'GET /files', who: editorsUp },
  { call: 'GET /files/999999', who: editorsUp },
  { call: 'POST /files', who: editorsUp, json: {} },
  { call: 'GET /users/me', who: signedIn },
  { call: 'GET /session', who: everyone },
  { call: 'GET /users', who: administratorsUp },
  { call: 'GET /users/1', who: administratorsUp },
  { call: 'POST /users', who: administratorsUp, json: {} },
  { call: 'PUT /users/999999', who: administratorsUp, json: {} },
  { call: 'DELETE /users/999999', who: administratorsUp },
  { call: 'GET /dashboard', who: editorsUp },
  { call: 'GET /logs', who: editorsUp },
  { call: 'POST /logs', who: ['ROLE_SUPER_ADMIN'], json: {} },
  { call: 'GET /mails', who: administratorsUp },
  { call: 'GET /mails/999999', who: administratorsUp },
  { call: 'POST /mails/999999/retry', who: administratorsUp, json: {} },
];

describeContract('access', (api) => {
  it.each(calls)('$call', async ({ call, who, json }) => {
    const [method, path = ''] = call.split(' ');
    for (const person of everyone) {
      const ask = person === 'visitor' ? api.fetch : await api.as(person);
      const { status } = await ask(path, { method, json });
      // The mock refuses access to what it lacks.
      if (status === 501) continue;
      const refusal = person === 'visitor' ? 401 : 403;
      const answered = [401, 403].includes(status) ? status : 'let in';
      expect(answered, person).toBe(who.includes(person) ? 'let in' : refusal);
    }
  });

  describe.each(allContentTypes)('$name', (type) => {
    let editor: Fetch;
    beforeAll(async () => {
      editor = await api.as('ROLE_EDITOR');
    });

    it('can only be changed by permitted roles', async () => {
      const { record, etag } = await create(editor, type, minimalRecord(type, 'Unberührt', { isPublic: true }));
      const path = `/${type.name}/${record.id}`;
      const before = (await editor(`/${type.name}?limit=500`)).data.length;
      for (const ask of [api.fetch, await api.as('ROLE_USER')]) {
        await ask(`/${type.name}`, { method: 'POST', json: minimalRecord(type, 'Eingeschlichen') });
        await ask(path, { method: 'PUT', json: minimalRecord(type, 'Verändert') });
        await ask(path, { method: 'DELETE' });
        await ask(path, { method: 'POST', json: {}, headers: { 'x-http-method-override': 'DELETE' } });
      }
      const after = await editor(path);
      expect([after.data, after.headers.get('etag')]).toEqual([record, etag]);
      expect((await editor(`/${type.name}?limit=500`)).data).toHaveLength(before);
    });
  });

  it('a made-up cookie is not a session', async () => {
    for (const value of ['x', '', 'null', '1', 'A'.repeat(43), '%00', 'a'.repeat(4_000)]) {
      const names = ['session', '__Host-session', 'regio-mock-session', 'connect.sid'];
      const cookie = names.map((name) => `${name}=${value}`).join('; ');
      expect((await api.fetch('/users/me', { headers: { cookie } })).status).toBe(401);
    }
  });
});
