import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '../../domain/access';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import { ofCollection } from '../../domain/embeds/collectionEmbeds';
import { contents } from '../../domain/contents';
import { embedLocales, functionNameOf, queryOf, type Embed } from '../../domain/embeds/embeds';
import { searchEmbed } from '../../domain/embeds/searchEmbed';
import { feedbackEmbed } from '../../domain/embeds/feedbackEmbed';
import type { Locale } from '../../domain/locales';
import type { Card } from '../../domain/publicViews/card';
import { apiBase } from '../../domain/http';
import { allForms } from '../../domain/submissions/allForms';
import { submittedPath } from '../../domain/submissions/submissionForms';
import { isFormEnabled } from '../submissions/entries/entries';
import { cacheScript } from '../http/caching';
import { respondsWithFile } from '../http/described';
import { listeningUrl } from '../http/serverUrl';
import { HttpProblem } from '../http/problems';
import { sendError, toProblem } from '../plugins/errors';
import { previewPath } from '../../domain/previewLinks';
import { sendPreview } from './previewPage';
import { requestRelated } from './relatedRecords';
import { requestPublicly, requestWithMeta, wasPublic, type PublicRecord } from './requestPublicly';
import { readBuiltEmbeds } from './builtEmbeds';
import { feedOf, feedRequest } from './feed';
import { documentationPage, simpleDocumentation } from './documentationPage';
import { formFrameHtml, frameHtml, listedWithoutScripts } from './framePage';
import { gonePage, retiredScript, submittedPage } from './noticePages';
import { formPageRoutes, plainFormUrl } from './formPages';
import { html, type Html } from './html';
import { sendPage, sendTagged } from './sendPage';
import { cardsHtml, recordFragment, recordMeta, recordPage } from './recordPage';
import { sitemapFile, sitemapIndex } from './sitemap';

/** The paging of lists without scripts. Requests one record more than the page lists, to see whether others follow. */
function pagingOf({ query }: FastifyRequest): { from: number; page: string } {
  const given = Number((query as Record<string, string[] | undefined>).from?.[0]);
  const from = Number.isSafeInteger(given) && given > 0 && given < 1_000_000 ? given : 0;
  return { from, page: `limit=${listedWithoutScripts + 1}&offset=${from}` };
}

/** The cards that are part of a frame: a screenful. */
const seenAtOnce = 12;

const open = { config: { access: anyone, withoutSession: true }, schema: { hide: true } } as const;

/** Everything below `/embed/`, and the sitemap: pages, scripts and fragments for visitors and other sites. */
export function publicPageRoutes(app: FastifyInstance, browserDir: string): void {
  const built = readBuiltEmbeds(path.join(browserDir, 'embed'));
  const { productId, productName, publicUrl, features, mapTiles, frameParents, themeColors } = app.config;
  const [, strong, soft] = themeColors;
  // Our own pages use the installation's colours; elsewhere the host page decides.
  const style = html`${
    built &&
    html`<link rel="stylesheet" href="${built.style}">\
<style>:root{--embed-primary:light-dark(${strong},${soft});--${productId}-primary-color:var(--embed-primary)}</style>`
  }`;
  const base = () => publicUrl ?? listeningUrl(app);
  const embedOf = (name: string): Embed => {
    const embed = allEmbeds.find((one) => one.name === name);
    if (!embed || !features[contents[embed.content].feature]) throw pageNotFound();
    return embed;
  };

  /** For routes that people open in a browser: 404 and 410 become a page in the language of the URL. */
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
      return sendPage(reply.code(status), gonePage(locale, built ? embed : undefined, style), {
        isIndexed: false,
        isKept: false,
      });
    },
  };

  if (built) {
    const simple = [...allForms.filter((form) => isFormEnabled(features, form)), feedbackEmbed, searchEmbed];
    const installation = { product: productId, tiles: mapTiles, parents: frameParents, built, style };
    app.get<{ Params: { name: string; page: string } }>(
      '/embed/iframe/:name/:page',
      forPeople,
      async (request, reply) => {
        const { params } = request;
        const { from, page } = pagingOf(request);
        const [, id = '', locale = ''] = /^([1-9]\d{0,8})-(\w\w)\.html$/.exec(params.page) ?? [];
        const embed = ofCollection(embedOf(params.name), Number(id));
        if (id === '' || !embed.collection) throw pageNotFound();
        const found = await requestPublicly<{ title: string } & Record<string, unknown>>(
          reply,
          `${embed.collection.resource}/public/${id}?${page}&shape=card&locale=${localeOf(locale)}`,
        );
        if (!found) throw pageNotFound();
        return sendPage(
          reply,
          frameHtml(
            embed,
            localeOf(locale),
            installation,
            { records: found[embed.resource] as Card[], from },
            found.title,
          ),
          { isIndexed: false },
        );
      },
    );
    app.get<{ Params: { page: string } }>('/embed/iframe/:page', forPeople, async (request, reply) => {
      const { params } = request;
      const { from, page } = pagingOf(request);
      const [, name = '', locale = ''] = /^(.+)-(\w\w)\.html$/.exec(params.page) ?? [];
      const form = simple.find((known) => known.embed === name);
      if (form) {
        const plain = form === searchEmbed ? undefined : plainFormUrl(form, localeOf(locale));
        return sendPage(reply, formFrameHtml(form, localeOf(locale), installation, plain), { isIndexed: false });
      }
      const embed = embedOf(name);
      if (embed.collection) throw pageNotFound();
      // Without the database the page still loads and shows an error itself.
      const found = await requestWithMeta<Card[]>(
        reply,
        `${embed.resource}?${page}&${queryOf(embed)}&total=true&shape=card&locale=${localeOf(locale)}`,
      ).catch(() => null);
      const records = found?.data ?? [];
      // The URL may narrow the list, and so does a filter within another one.
      const isWhole =
        found !== null && (request.raw.url ?? '').endsWith('.html') && embed.filters.every(({ within }) => !within);
      const shown = isWhole && {
        total: found.meta?.total,
        cards: await cardsHtml(embed, records.slice(0, seenAtOnce), localeOf(locale)),
      };
      return sendPage(reply, frameHtml(embed, localeOf(locale), installation, { records, from, ...shown }), {
        isIndexed: false,
        isKept: found !== null,
      });
    });
    const forOthers = (reply: FastifyReply) =>
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const script = (reply: FastifyReply, text: string) =>
      sendTagged(forOthers(reply).type('text/javascript; charset=utf-8').header('cache-control', cacheScript), text);
    // A list of 58 studies that was part of a script in the existing system, not of its content.
    const studies = 'regions-wirkungsmessung';
    app.get(`/embed/${studies}-latest/embed-${studies}-latest.js`, open, async (_request, reply) =>
      script(reply, retiredScript(`${productId}RegionsWirkungsmessung`)),
    );
    /**
     * The files that other sites load for an embed. Feature switches are checked on each request, so that disabled
     * embeds disappear.
     */
    const offer = (name: string, about: { more: () => object; documentation: () => Html }) => {
      const address = `/embed/${name}-latest/embed-${name}-latest`;
      const known = {
        name,
        functionName: `${productId}${functionNameOf(name)}`,
        product: productId,
        module: built.module,
        modules: built.modulesOf(name),
        style: built.style,
      };
      app.get(`${address}.js`, open, async (_request, reply) =>
        script(reply, `(function(embed){${built.loader}\n})(${JSON.stringify({ ...known, ...about.more() })});\n`),
      );
      // Existing pages link a style sheet of this name; ours is part of the script and scoped to it.
      app.get(`${address}.css`, open, async (_request, reply) =>
        sendTagged(
          forOthers(reply).type('text/css; charset=utf-8').header('cache-control', cacheScript),
          '/* The script brings its own style. */\n',
        ),
      );
      app.get(`/embed/${name}/documentation.html`, open, async (_request, reply) =>
        sendPage(reply, about.documentation(), { isIndexed: false }),
      );
    };
    const documented = () => ({
      product: productId,
      base: base(),
      playground: built.playground,
      names: [
        ...allEmbeds.filter(({ content }) => features[contents[content].feature]).map(({ name }) => name),
        ...simple.map(({ embed }) => embed),
      ],
    });
    for (const form of simple)
      offer(form.embed, { more: () => ({}), documentation: () => simpleDocumentation(form, documented()) });
    for (const { name } of allEmbeds) {
      offer(name, {
        more: () => ({ ...(embedOf(name).collection && { isCollection: true }), ...(mapTiles && { tiles: mapTiles }) }),
        documentation: () => documentationPage(embedOf(name), documented()),
      });
    }
  }

  if (built) formPageRoutes(app, browserDir, style);
  if (allForms.some((form) => isFormEnabled(features, form))) {
    app.get<{ Params: { locale: string } }>(
      `${apiBase}${submittedPath}:locale`,
      {
        ...open,
        schema: { summary: 'Seite nach dem Einreichen', tags: ['Einreichungen'], ...respondsWithFile('text/html') },
      },
      async ({ params }, reply) => sendPage(reply, submittedPage(localeOf(params.locale), style), { isIndexed: false }),
    );
  }

  const shownOf = async (reply: FastifyReply, name: string, page: string) => {
    const [, id = '', locale = ''] = /^(\d{1,9})-(\w\w)(?:\.html)?$/.exec(page) ?? [];
    const embed = embedOf(name);
    if (id === '' || embed.collection) throw pageNotFound();
    const record = await requestPublicly<PublicRecord>(reply, `${embed.resource}/${id}`);
    if (!record) throw (await wasPublic(app.database.db, embed, Number(id))) ? gone() : pageNotFound();
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
      if (!page.endsWith('.html')) throw pageNotFound();
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
        return sendPage(reply, await recordPage(await shownOf(reply, name, page), style), { isIndexed: true });
      throw pageNotFound();
    },
  );

  app.get<{ Params: { code: string; page: string } }>(
    `${previewPath}:code/:page`,
    forPeople,
    async ({ params: { code, page } }, reply) => {
      const [, locale = ''] = /^(\w\w)\.html$/.exec(page) ?? [];
      const sent = await sendPreview(app, reply, { code, locale: localeOf(locale), base: base(), style });
      if (!sent) throw pageNotFound();
      return sent;
    },
  );

  app.get<{ Params: { page: string }; Querystring: Record<string, string[] | undefined> }>(
    '/embed/feeds/:page',
    forPeople,
    async ({ params, query }, reply) => {
      const [, name = '', locale = ''] = /^(.+)-(\w\w)\.xml$/.exec(params.page) ?? [];
      const embed = embedOf(name);
      if (!embed.feed) throw pageNotFound();
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
    if (!page) throw pageNotFound();
    return sendPage(reply, page, xml);
  });
  app.get('/robots.txt', open, async (_request, reply: FastifyReply) =>
    sendPage(
      reply,
      html`User-agent: *
Disallow: /api/
Allow: /api/v1/files/view/
Allow: /api/v1/interactive-graphics/*/drawing.svg
Sitemap: ${base()}/sitemap.xml
`,
      { isIndexed: true, type: 'text/plain; charset=utf-8' },
    ),
  );
}

const gone = () => new HttpProblem(410, 'Diese Seite gibt es nicht mehr.');
const pageNotFound = () => HttpProblem.notFound('Diese Seite gibt es nicht.');

function localeOf(text: string): Locale {
  const locale = embedLocales.find((known) => known === text);
  if (!locale) throw pageNotFound();
  return locale;
}
