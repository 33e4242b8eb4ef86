import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { paper } from '../../tests/contract/samples';
import { testApi } from '../../tests/support/testApi';
import { removeAbandoned } from './removeUnused';

const server = testApi();
const { ask, statements } = server;

const pdf = (word: string) => {
  const bytes = Buffer.concat([Buffer.from(paper.split(',')[1] as string, 'base64'), Buffer.from(`%${word}`)]);
  return `data:application/pdf;base64,${bytes.toString('base64')}`;
};
const ok = async (method: 'POST' | 'PUT', path: string, body: object) => {
  const answer = await ask(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body.data;
};
const upload = (word: string) =>
  ok('POST', '/files', { name: `${word}.pdf`, data: pdf(word), mimeType: '', extension: 'pdf' }) as Promise<{
    id: number;
    hash: string;
    name: string;
  }>;

it('unsaved uploads go after three months; files used by a record, its history or the inbox stay', async () => {
  const { db } = server.database;
  const files = {
    left: await upload('left'),
    used: await upload('used'),
    former: await upload('former'),
    waiting: await upload('waiting'),
    fresh: await upload('fresh'),
  };
  const project = await ok('POST', '/projects', { title: 'Mit Dokument', files: [files.former] });
  await ok('PUT', `/projects/${project.id}`, { ...project, files: [files.used] });
  await sql`insert into inbox_items (type, source, status, title, data, normalized_data, search)
    values ('projects', 'regiosuisse', 'pending', 'Vorschlag', '{}', ${JSON.stringify({ files: [files.waiting] })},
    '')`.execute(db);
  await sql`update files set created_at = now() - interval '91 days' where id <> ${files.fresh.id}`.execute(db);
  await removeAbandoned(db, server.app.files);
  const there = await Promise.all(
    Object.entries(files).map(async ([name, { id, hash }]) => [
      name,
      (await ask('GET', `/files/${id}`)).status === 200,
      await server.app.files.has(hash),
    ]),
  );
  expect(there).toEqual([
    ['left', false, false],
    ['used', true, true],
    ['former', true, true],
    ['waiting', true, true],
    ['fresh', true, true],
  ]);
  // The second run removes nothing, and takes no lock.
  statements.length = 0;
  await removeAbandoned(server.watched.db, server.app.files);
  expect(statements.some((statement) => statement.includes('from history'))).toBe(true);
  expect(statements.filter((statement) => statement.includes('advisory'))).toEqual([]);
});
