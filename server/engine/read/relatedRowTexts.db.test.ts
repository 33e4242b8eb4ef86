import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import { parseQuery } from '../../../domain/http';
import { readListRequest } from '../../../domain/lists/listRequest';
import { contacts } from '../../../domain/types/contacts';
import { watchedDatabase } from '../../../tests/support/watchedDatabase';
import type { Elements } from '../../driver/rowBytes';
import { seedRecords } from '../../seed/records';
import { hasRelatedFields } from '../related/relatedFields';
import { composeAll } from './compose';
import type { View } from './filterConditions';
import { listQuery } from './listQuery';
import { RowTexts } from './rowTexts';

/** What lists show of records that theirs are related to, and keep. */

const on = watchedDatabase(async (database) => {
  await database.db.transaction().execute((trx) => seedRecords(trx, { projects: 60, persons: 60, companies: 40 }));
});

const related = [
  ...Object.values<ContentType<any>>(contentTypes).filter(hasRelatedFields),
  contacts as ContentType<any>,
];
const { regions } = contentTypes;

const asking = (type: ContentType<any>, query: string) => ({ ...readListRequest(type, parseQuery(query)), limit: 41 });
const jsonOf = (elements: Elements) => elements.between(Buffer.from('['), 1_000, Buffer.from(']')).toString();
const kept = async (texts: RowTexts, type: ContentType<any>, query: string, view: View = 'all') =>
  jsonOf(await texts.list(on.watched.db, type, asking(type, query), view));

async function whole(type: ContentType<any>, query: string, view: View = 'all'): Promise<string> {
  const asked = asking(type, query);
  const { rows } = await listQuery(type, asked, view).execute(on.database.db);
  return `[${(await composeAll(on.database.db, type, { view, short: asked.shape === 'summary' }, rows)).join(',')}]`;
}

it.each(related.map((type) => [type.name, type] as const))(
  'gives what the list of %s would be if it were read whole',
  async (_name, type) => {
    const texts = new RowTexts();
    for (const query of ['shape=summary', '', 'shape=summary&offset=7', 'shape=summary&term=reg', 'shape=summary']) {
      for (const view of ['all', 'public'] as const) {
        const expected = await whole(type, query, view);
        for (let time = 0; time < 2; time += 1) expect(await kept(texts, type, query, view)).toBe(expected);
      }
    }
  },
);

it.each(related.map((type) => [type.name, type] as const))(
  'asks for the rows of a table of %s that it knows by one statement',
  async (_name, type) => {
    const texts = new RowTexts();
    await kept(texts, type, 'shape=summary');
    on.statements.length = 0;
    await kept(texts, type, 'shape=summary');
    expect(on.statements).toHaveLength(1);
  },
);

/** A contact that the list of regions shows. */
function shownIn(list: string): number {
  const [first] = (JSON.parse(list) as { contacts: { id: number }[] }[]).flatMap((region) => region.contacts);
  expect(first).toBeDefined();
  return (first as { id: number }).id;
}

async function afterWrite(write: (contact: number) => Promise<unknown>, view: View) {
  const texts = new RowTexts();
  const before = await kept(texts, regions, 'shape=summary', view);
  await write(shownIn(before));
  const after = await kept(texts, regions, 'shape=summary', view);
  expect(after).not.toBe(before);
  expect(after).toBe(await whole(regions, 'shape=summary', view));
}

it.each([
  [
    'is renamed',
    (id: number) =>
      sql`update contacts set summary = replace(summary, '"name":"', '"name":"Anders '), public_body = replace(public_body, '"name":"', '"name":"Anders ') where id = ${id}`,
  ],
  [
    'is hidden',
    (id: number) =>
      sql`update contacts set is_public = not is_public, summary = replace(summary, '"isPublic":true', '"isPublic":false') where id = ${id}`,
  ],
  ['leaves the region', (id: number) => sql`delete from regions_contacts where target_id = ${id}`],
  [
    'is no longer alone',
    (id: number) =>
      sql`insert into regions_contacts (record_id, target_id, position) select record_id, (select max(c.id) from contacts c where c.is_public and not exists (select from regions_contacts o where o.target_id = c.id)), 99 from regions_contacts where target_id = ${id}`,
  ],
  ['stands elsewhere', () => sql`update regions_contacts set position = 100 - position`],
] as const)('says what is true now where a contact %s, without a word of the region', async (_name, write) => {
  for (const view of ['all', 'public'] as const) await afterWrite((id) => write(id).execute(on.database.db), view);
});

it('reads anew where somebody who is shown was written, and once', async () => {
  const texts = new RowTexts();
  const statementsOf = async () => {
    on.statements.length = 0;
    const list = await kept(texts, regions, 'shape=summary');
    return { list, count: on.statements.length };
  };
  const { list } = await statementsOf();
  await sql`update contacts set version = version + 1 where id = ${shownIn(list)}`.execute(on.database.db);
  expect((await statementsOf()).count).toBe(2);
  expect((await statementsOf()).count).toBe(1);
});
