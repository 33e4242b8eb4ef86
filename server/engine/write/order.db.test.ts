import { expect, it } from 'vitest';
import { testApi } from '../../../tests/support/testApi';

const { ask } = testApi();

it.each([
  ['/jobs', 'name'],
  ['/financial-supports', 'name'],
  ['/regions', 'name'],
  ['/contact-groups', 'name'],
])('sorting %s by hand changes the list, not its records', async (path, title) => {
  const { data } = (await ask('POST', path, { [title]: 'Erste', isPublic: true, position: 5 })).body;
  const at = `${path}/${data.id}`;
  const [before, list] = [await ask('GET', at), await ask('GET', path)];
  const moved = await ask('PUT', at, { ...data, position: 0 }, { 'if-match': String(before.headers.etag) });
  expect([moved.status, moved.body.data]).toEqual([200, { ...data, position: 0 }]);
  expect((await ask('GET', path, undefined, { 'if-none-match': String(list.headers.etag) })).status).toBe(200);
  // A second client that moves the record gets 412, and so does one that has it open.
  expect((await ask('PUT', at, { ...data, position: 9 }, { 'if-match': String(before.headers.etag) })).status).toBe(
    412,
  );
  expect((await ask('GET', `${at}/history`)).body.data).toMatchObject([{ action: 'create', record: { position: 0 } }]);
  const renamed = await ask('PUT', at, { ...data, position: 0, [title]: 'Zweite' });
  expect(renamed.body.data.updatedAt).not.toBe(data.updatedAt);
  const [now, then] = (await ask('GET', `${at}/history`)).body.data;
  expect([now.record.position, then.record.position]).toEqual([0, 0]);
});
