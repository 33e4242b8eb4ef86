import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { render } from '../../engine/storage/render';
import { tableOf } from '../../engine/storage/naming';
import { readInput } from '../../../domain/validate';
import { referenceTypes } from '../../../domain/referenceTypes';
import { testApi } from '../../../tests/support/testApi';

const api = testApi({ role: 'ROLE_ADMIN' });

describe.each(referenceTypes.map((type) => [type.name, type] as const))('%s', (_name, type) => {
  it('has every entry as a valid record, rendered as the engine does', async () => {
    const { rows } = await sql<{ body: string; version: number }>`
      select body, version from ${sql.table(tableOf(type))} order by id limit 500`.execute(api.database.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { body } of rows) {
      const record = JSON.parse(body);
      const { value, errors } = readInput(type, record, null);
      expect(errors, body).toEqual([]);
      const { id, createdAt, updatedAt } = record;
      const rendered = render(type, { ...value, id, createdAt, updatedAt } as never).body;
      expect(record).toEqual(JSON.parse(rendered));
    }
  });

  it('saving an unchanged entry changes nothing', async () => {
    const [first] = (await api.ask('GET', `/${type.name}?limit=1`)).body.data;
    const before = await api.ask('GET', `/${type.name}/${first.id}`);
    const publicBefore = await api.ask('GET', `/${type.name.replace('references/', '')}/${first.id}`);
    const saved = await api.ask('PUT', `/${type.name}/${first.id}`, { ...before.body.data, position: 77 });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const after = await api.ask('GET', `/${type.name}/${first.id}`);
    expect({ ...after.body.data, updatedAt: '' }).toEqual({ ...before.body.data, position: 77, updatedAt: '' });
    const publicAfter = await api.ask('GET', `/${type.name.replace('references/', '')}/${first.id}`);
    const { updatedAt: _, ...before2 } = publicBefore.body.data;
    expect(publicAfter.body.data).toMatchObject({ ...before2, position: 77 });
    expect(Object.keys(publicAfter.body.data)).toEqual(Object.keys(publicBefore.body.data));
  });
});
