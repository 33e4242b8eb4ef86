import { sql } from 'kysely';
import type { FastifyInstance } from 'fastify';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { contentTypes } from '../../domain/contentTypes';
import { embedLocales, staticPage, type Embed } from '../../domain/embeds/embeds';
import { viewOfEmbed } from '../../domain/embeds/views';
import type { Locale } from '../../domain/locales';
import { contents } from '../../domain/contents';
import { snakeCase, tableOf } from '../engine/storage/naming';
import { html, type Html } from './html';
import { isTranslated, localesWithTexts } from './languages';

/** The range of ids in one file: a sitemap may contain 50,000 URLs, but whoever asks for one should not wait. */
const idsOfFile = 2_500;

/** The records of collections are in the sitemap of their own type's list. */
const isOn = (app: FastifyInstance, embed: Embed) =>
  !embed.collection && app.config.features[contents[embed.content].feature];

/** The index of all sitemaps. */
export async function sitemapIndex(app: FastifyInstance, base: string): Promise<Html> {
  const files: string[] = [];
  for (const embed of allEmbeds.filter((one) => isOn(app, one))) {
    const { rows } = await sql<{
      last: number | null;
    }>`select max(id)::int as last from ${sql.table(tableOf(contentTypes[embed.content]))} where is_public`.execute(
      app.database.db,
    );
    for (let file = 0; file * idsOfFile < (rows[0]?.last ?? 0); file += 1)
      files.push(`${base}/sitemaps/${embed.name}-${file}.xml`);
  }
  return html`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\
${files.map((file) => html`<sitemap><loc>${file}</loc></sitemap>`)}</sitemapindex>
`;
}

/** The length of a text in a language. */
const lengthOf = (field: string, locale: Locale) =>
  locale === 'de'
    ? sql`octet_length(${sql.ref(snakeCase(field))})`
    : sql`octet_length(texts -> ${sql.lit(locale)} ->> ${sql.lit(field)})`;

/** The sitemap of an embed's public records in the file's range of ids; null if the embed is switched off. */
export async function sitemapFile(
  app: FastifyInstance,
  embed: Embed,
  file: number,
  base: string,
): Promise<Html | null> {
  if (!isOn(app, embed)) return null;
  const { title, text } = viewOfEmbed(embed);
  const translatedFields = [title, text].flatMap((field) =>
    field !== undefined && isTranslated(embed, field) ? field : [],
  );
  const texts = translatedFields.flatMap((field) =>
    embedLocales.map((locale) => ({ key: `${field} ${locale}`, field, locale })),
  );
  const { rows } = await sql<{ id: number; day: string } & Record<string, unknown>>`
    select ${sql.join([
      sql`id`,
      sql`to_char(updated_at, 'YYYY-MM-DD') as day`,
      ...texts.map(({ key, field, locale }) => sql`${lengthOf(field, locale)} > 0 as ${sql.ref(key)}`),
    ])} from ${sql.table(tableOf(contentTypes[embed.content]))}
      -- A new value, which is unpacked once for all texts of the record.
      cross join lateral (select translations || '{}'::jsonb as texts offset 0) unpacked
    where is_public and id > ${file * idsOfFile} and id <= ${(file + 1) * idsOfFile} order by id`.execute(
    app.database.db,
  );
  return html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${rows.map(({ id, day, ...has }) =>
    localesWithTexts(embed, (field, locale) => has[`${field} ${locale}`] === true).map(
      (locale) => html`<url><loc>${base}${staticPage(embed, id, locale)}</loc><lastmod>${day}</lastmod></url>`,
    ),
  )}</urlset>
`;
}
