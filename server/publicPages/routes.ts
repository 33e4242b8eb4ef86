import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '../../domain/access';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { ofCollection } from '../../domain/embeds/collectionEmbeds';
import { contents } from '../../domain/contents';
import { embedLocales, functionNameOf, queryOf, type Embed } from '../../domain/embeds/embeds';
import { feedbackEmbed } from '../../domain/embeds/feedbackEmbed';
import type { Locale } from '../../domain/locales';
import { apiBase } from '../../domain/http';
import { allForms } from '../../domain/submissions/allForms';
import { handedInPath } from '../../domain/submissions/submissionForms';
import { takes } from '../submissions/entries/entries';
import { answersFile } from '../http/described';
import { listeningAddress } from '../http/ownAddress';
import { HttpProblem } from '../http/problems';
import { sendError, toProblem } from '../plugins/errors';
import { requestRelated } from './relatedRecords';
import { requestPublicly, wasPublic, type PublicRecord } from './requestPublicly';
import { readBuiltEmbeds } from './builtEmbeds';
import { feedOf, feedRequest } from './feed';
import { documentationPage, simpleDocumentation } from './documentationPage';
import { formFrameHtml, frameHtml, listedWithoutScripts } from './framePage';
import { gonePage, handedInPage } from './noticePages';
import { html, type Html } from './html';
import { sendPage } from './sendPage';
import { recordFragment, recordMeta, recordPage } from './recordPage';
import { sitemapFile, sitemapIndex } from './sitemap';

/** The paging of lists without scripts: one more than is listed shows whether others follow. */
function listed({ query }: FastifyRequest): { from: number; page: string } {
  const given = Number((query as Record<string, string[] | undefined>).from?.[0]);
  const from = Number.isSafeInteger(given) && given > 0 && given < 1_000_000 ? given : 0;
  return { from, page: `limit=${listedWithoutScripts + 1}&offset=${from}` };
}

const open = { config: { access: anyone, withoutSession: true }, schema: { hide: true } } as const;

/** Everything below `/embed/`, and the sitemap: pages, scripts and fragments for visitors and other sites. */
export function publicPageRoutes(app: FastifyInstance, browserDir: string): void {
  const built = readBuiltEmbeds(path.join(browserDir, 'embed'));
  const { productId, productName, publicUrl, features, mapTiles, frameParents } = app.config;
  const base = () => publicUrl ?? listeningAddress(app);
  const embedOf = (name: string): Embed => {
    const embed = allEmbeds.find((one) => one.name === name);
    if (!embed || !features[contents[embed.content].feature]) throw notThere();
    return embed;
  };

  /** For routes opened by people: 404 and 410 become a page in the language of the address. */
  const forPeople = {
    ...open,
    errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      const { status } = toProblem(error);
      if (status !== 404 && status !== 410) return sendError(error, request, reply);
      const { name, page } = request.params as { name?: string; page: string };
      const [, list = '', language] = /^(.*?)-?(\w\w)(?:\.html|\.xml)?$/.exec(page) ?? [];
      const embed = allEmbeds.find(
        (one) => one.name === (name ?? list) && !one.collection && features[contents[one.content].feature],
      );
      const locale = embedLocales.find((known) => known === language) ?? 'de';
      return sendPage(reply.code(status), gonePage(locale, built ? embed : undefined, built?.style), {
        isIndexed: false,
        isKept: false,
      });
    },
  };

  if (built) {
    const simple = [...allForms.filter((form) => takes(features, form)), feedbackEmbed];
    const installation = { product: productId, tiles: mapTiles, parents: frameParents, built };
    app.get<{ Params: { name: string; page: string } }>(
      '/embed/iframe/:name/:page',
      forPeople,
      async (request, reply) => {
        const { params } = request;
        const { from, page } = listed(request);
        const [, id = '', locale = ''] = /^([1-9]\d{0,8})-(\w\w)\.html$/.exec(params.page) ?? [];
        const embed = ofCollection(embedOf(params.name), Number(id));
        if (id === '' || !embed.collection) throw notThere();
        const found = await requestPublicly<{ title: string } & Record<string, unknown>>(
          reply,
          `${embed.collection.resource}/public/${id}?shape=summary&${page}`,
        );
        if (!found) throw notThere();
        return sendPage(
          reply,
          frameHtml(
            embed,
            localeOf(locale),
            installation,
            { records: found[embed.resource] as PublicRecord[], from },
            found.title,
          ),
          { isIndexed: false },
        );
      },
    );
    app.get<{ Params: { page: string } }>('/embed/iframe/:page', forPeople, async (request, reply) => {
      const { params } = request;
      const { from, page } = listed(request);
      const [, name = '', locale = ''] = /^(.+)-(\w\w)\.html$/.exec(params.page) ?? [];
      const form = simple.find((known) => known.embed === name);
      if (form) return sendPage(reply, formFrameHtml(form, localeOf(locale), installation), { isIndexed: false });
      const embed = embedOf(name);
      if (embed.collection) throw notThere();
      // Without the database the page still loads and shows an error itself.
      const records = await requestPublicly<PublicRecord[]>(reply, `${embed.resource}?${page}&${queryOf(embed)}`).catch(
        () => null,
      );
      return sendPage(reply, frameHtml(embed, localeOf(locale), installation, { records: records ?? [], from }), {
        isIndexed: false,
        isKept: records !== null,
      });
    });
    const forOthers = (reply: FastifyReply) =>
      reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', 'no-cache');
    const script = (reply: FastifyReply, known: object) =>
      forOthers(reply)
        .type('text/javascript; charset=utf-8')
        .send(`(function(embed){${built.loader}\n})(${JSON.stringify(known)});\n`);
    /** The files that other sites load for an embed. Features are checked per request, so disabled embeds disappear. */
    const offer = (name: string, about: { more: () => object; documentation: () => Html }) => {
      const address = `/embed/${name}-latest/embed-${name}-latest`;
      const known = {
        name,
        functionName: `${productId}${functionNameOf(name)}`,
        product: productId,
        module: built.module,
        style: built.style,
      };
      app.get(`${address}.js`, open, async (_request, reply) => script(reply, { ...known, ...about.more() }));
      // Existing pages link a style sheet of this name; ours is part of the script and scoped to it.
      app.get(`${address}.css`, open, async (_request, reply) =>
        forOthers(reply).type('text/css; charset=utf-8').send('/* The script brings its own style. */\n'),
      );
      app.get(`/embed/${name}/documentation.html`, open, async (_request, reply) =>
        sendPage(reply, about.documentation(), { isIndexed: false }),
      );
    };
    for (const form of simple)
      offer(form.embed, { more: () => ({}), documentation: () => simpleDocumentation(form, productId, base()) });
    for (const { name } of allEmbeds) {
      offer(name, {
        more: () => ({ ...(embedOf(name).collection && { isCollection: true }), ...(mapTiles && { tiles: mapTiles }) }),
        documentation: () => documentationPage(embedOf(name), productId, base()),
      });
    }
  }

  if (allForms.some((form) => takes(features, form))) {
    app.get<{ Params: { locale: string } }>(
      `${apiBase}${handedInPath}:locale`,
      {
        ...open,
        schema: { summary: 'Seite nach dem Einreichen', tags: ['Einreichungen'], ...answersFile('text/html') },
      },
      async ({ params }, reply) =>
        sendPage(reply, handedInPage(localeOf(params.locale), built?.style), { isIndexed: false }),
    );
  }

  const shownOf = async (reply: FastifyReply, name: string, page: string) => {
    const [, id = '', locale = ''] = /^(\d{1,9})-(\w\w)(?:\.html)?$/.exec(page) ?? [];
    const embed = embedOf(name);
    if (id === '' || embed.collection) throw notThere();
    const record = await requestPublicly<PublicRecord>(reply, `${embed.resource}/${id}`);
    if (!record) throw (await wasPublic(app.database.db, embed, Number(id))) ? gone() : notThere();
    return {
      embed,
      record,
      related: await requestRelated(reply, embed, record),
      locale: localeOf(locale),
      base: base(),
      site: productName,
    };
  };
  app.get<{ Params: { name: string; page: string } }>(
    '/embed/static/:name/:page',
    forPeople,
    async ({ params: { name, page } }, reply) => {
      if (!page.endsWith('.html')) throw notThere();
      return sendPage(reply, await recordFragment(await shownOf(reply, name, page)), { isIndexed: false });
    },
  );
  app.get<{ Params: { name: string; page: string; part: string } }>(
    '/embed/static/:name/:page/:part',
    forPeople,
    async ({ params: { name, page, part } }, reply) => {
      if (part === 'meta.html')
        return sendPage(reply, recordMeta(await shownOf(reply, name, page)), { isIndexed: false });
      if (part === 'page.html')
        return sendPage(reply, await recordPage(await shownOf(reply, name, page), built?.style), { isIndexed: true });
      throw notThere();
    },
  );

  app.get<{ Params: { page: string }; Querystring: Record<string, string[] | undefined> }>(
    '/embed/feeds/:page',
    forPeople,
    async ({ params, query }, reply) => {
      const [, name = '', locale = ''] = /^(.+)-(\w\w)\.xml$/.exec(params.page) ?? [];
      const embed = embedOf(name);
      if (!embed.feed) throw notThere();
      const about = { base: base(), product: productName, given: query };
      const records = (await requestPublicly<PublicRecord[]>(reply, feedRequest(embed, query))) ?? [];
      return sendPage(reply, feedOf(embed, localeOf(locale), records, about), {
        isIndexed: false,
        type: 'application/atom+xml; charset=utf-8',
      });
    },
  );

  const xml = { isIndexed: true, type: 'application/xml; charset=utf-8' };
  app.get('/sitemap.xml', open, async (_request, reply: FastifyReply) =>
    sendPage(reply, await sitemapIndex(app, base()), xml),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/:file', open, async ({ params }, reply) => {
    const [, name = '', number = ''] = /^(.+)-(\d{1,5})\.xml$/.exec(params.file) ?? [];
    const page = number === '' ? null : await sitemapFile(app, embedOf(name), Number(number), base());
    if (!page) throw notThere();
    return sendPage(reply, page, xml);
  });
  app.get('/robots.txt', open, async (_request, reply: FastifyReply) =>
    sendPage(
      reply,
      html`User-agent: *
Disallow: /api/
Allow: /api/v1/files/view/
Sitemap: ${base()}/sitemap.xml
`,
      { isIndexed: true, type: 'text/plain; charset=utf-8' },
    ),
  );
}

const gone = () => new HttpProblem(410, 'Diese Seite gibt es nicht mehr.');
const notThere = () => HttpProblem.notFound('Diese Seite gibt es nicht.');

function localeOf(text: string): Locale {
  const locale = embedLocales.find((known) => known === text);
  if (!locale) throw notThere();
  return locale;
}
