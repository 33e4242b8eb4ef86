import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { sql, type Transaction } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { contentTypes } from '../../../domain/contentTypes';
import { listEmbeds, typesOfEmbed } from '../../../domain/embeds/allEmbeds';
import { queryOf } from '../../../domain/embeds/embeds';
import { testApi } from '../../../tests/support/testApi';
import { seedRecords } from '../../seed/records';
import type { Tables } from '../../tables';
import { linksOf } from '../storage/columns';
import { isOfType, tableOf } from '../storage/naming';

const many = 1_000;
const draft = 500_000 + many;

const api = testApi({
  fill: async ({ db }) =>
    db.transaction().execute(async (trx) => {
      await seedRecords(trx, { projects: 40, companies: 5, persons: 5 }, { findGaps: false });
      for (const type of new Set(listEmbeds.flatMap((embed) => typesOfEmbed(embed)[0] ?? [])))
        await multiply(trx, contentTypes[type]);
    }),
});

/** Copies a type's public records with their links, moves any dates to the present, and makes the last copy a draft. */
async function multiply(trx: Transaction<Tables>, type: ContentType): Promise<void> {
  const table = sql.table(tableOf(type));
  const copies = sql`
    select n + 500000 as id, p.id as of from generate_series(1, ${many}) n
    join (select id, row_number() over (order by id) - 1 as place, count(*) over () as count
      from ${table} where is_public and ${isOfType(type)}) p on p.place = n % p.count`;
  await sql`insert into ${table} select q.* from (${copies}) c join ${table} p on p.id = c.of
    cross join lateral jsonb_populate_record(p, jsonb_build_object('id', c.id, 'public_body',
      regexp_replace(p.public_body, '"id":\\d+', '"id":' || c.id))
      || case when to_jsonb(p) ? 'end_date' then '{"end_date": "2091-01-01"}' else '{}' end::jsonb
      || case when to_jsonb(p) ? 'application_deadline' then '{"application_deadline": null}' else '{}' end::jsonb) q
  `.execute(trx);
  for (const { table: links } of linksOf(type))
    await sql`insert into ${sql.table(links)} (record_id, target_id, position)
      select c.id, l.target_id, l.position from (${copies}) c join ${sql.table(links)} l on l.record_id = c.of`.execute(
      trx,
    );
  await sql`update ${table} set is_public = false, public_body = null where id = ${500_000 + many}`.execute(trx);
}

it.each(listEmbeds.map((embed) => [embed.name, embed] as const))(
  'the first page of 1,000 %s is small, holds cards only, and says how many there are',
  async (_, embed) => {
    const page = `/${embed.resource}?total=true&${queryOf(embed)}&limit=${embed.limit}&shape=card&locale=fr`;
    const { status, body, headers } = await api.ask('GET', page);
    expect(status).toBe(200);
    expect(body.data).toHaveLength(embed.limit);
    expect(body.meta.total).toBeGreaterThanOrEqual(many);
    expect(headers.link).toContain('rel="next"');
    const text = JSON.stringify(body);
    expect(text.length).toBeLessThanOrEqual(650 * embed.limit);
    expect(gzipSync(text).length).toBeLessThanOrEqual(6_000);
    for (const card of body.data) {
      expect(Object.keys(card).filter((key) => !['id', 'title', 'lang', 'image', 'lines'].includes(key))).toEqual([]);
      expect(card.lines.join('').length).toBeLessThanOrEqual(120 * 6);
    }
    const next = await api.ask('GET', `${page}&offset=${embed.limit}`);
    const ids = [body, next.body].flatMap(({ data }) => data.map(({ id }: { id: number }) => id));
    expect(new Set(ids).size).toBe(2 * embed.limit);
    // Even with an editor's session, a public list does not show drafts.
    const hidden = await api.ask('GET', `/${embed.resource}?ids[]=${draft}&shape=card`);
    expect(hidden.body.data).toEqual([]);
  },
);

it('a card names only languages of public pages, and no type without a public list has one', async () => {
  expect((await api.ask('GET', '/projects?shape=card&locale=en')).status).toBe(400);
  expect((await api.ask('GET', '/contact-groups?shape=card&locale=fr')).status).toBe(400);
});
