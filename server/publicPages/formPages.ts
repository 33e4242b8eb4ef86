import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { anyone } from '../../domain/access';
import { feedbackEmbed } from '../../domain/embeds/feedbackEmbed';
import { publicPages } from '../../domain/embeds/publicPages';
import { apiBase } from '../../domain/http';
import type { Locale } from '../../domain/locales';
import { referenceLists, type ReferenceEntry } from '../../domain/references';
import { allForms } from '../../domain/submissions/allForms';
import { formPath, maxDocumentBytes, type SubmissionField } from '../../domain/submissions/submissionForms';
import type { Called } from '../../src/embed/plain/plainForms';
import type { Posted } from '../../src/embed/plain/postedValues';
import { HttpProblem } from '../http/problems';
import { isFormEnabled } from '../submissions/entries/entries';
import { localeOfVisitor, translateProblem } from '../submissions/visitorProblems';
import { html, Html } from './html';
import { requestPublicly } from './requestPublicly';
import { sendPage } from './sendPage';

/** The bytes of a form without documents. */
const textLimit = 200_000;

/** The content security policy of pages with scripts: own scripts, styles and API only, no framing. */
const publicPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The URL of a form without scripts, which any site may frame. */
export const plainFormUrl = (form: { name?: string; embed: string }, locale: Locale): string =>
  `${formPath}${form.name ?? form.embed}?lang=${locale}&plain=1`;

/**
 * The pages that mails link to, and forms, without the back office. Their scripts are the same page for all; without
 * scripts the server renders each as HTML, reads what it posts and calls the API. The URL of a link is a secret and
 * must not leak.
 */
export function formPageRoutes(app: FastifyInstance, folder: string, style: Html): void {
  const file = path.join(folder, 'embed', 'embed.html');
  const scripted = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { features, privacyUrl } = app.config;
  const isForm = (name: string) =>
    name === feedbackEmbed.embed || allForms.some((form) => form.name === name && isFormEnabled(features, form));

  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: textLimit },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    pages.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: maxDocumentBytes + textLimit },
      (request, body, done) => {
        const headers = { 'content-type': request.headers['content-type'] ?? '' };
        new Response(new Uint8Array(body as Buffer), { headers }).formData().then(
          (form) => done(null, form),
          () => done(HttpProblem.badRequest('Das Formular ist unlesbar.')),
        );
      },
    );

    const answer = async (request: FastifyRequest, reply: FastifyReply, start: string) => {
      const { code = '' } = request.params as { code?: string };
      const query = request.query as Record<string, string[] | undefined>;
      const locale = localeOfVisitor(request, query.lang?.[0]);
      const isPost = request.method === 'POST';
      const hasForm = start === formPath && isForm(code);
      const isPlain = isPost || query.plain !== undefined;
      if (!isPlain && !hasForm) return sendScripted(reply, scripted);
      if (start === formPath && !hasForm) throw HttpProblem.notFound('Dieses Formular gibt es nicht.');
      // Imported on demand: only these pages need the renderer.
      const { readPosted } = await import('../../src/embed/plain/postedValues');
      const posted = isPost ? readPosted(request.body) : undefined;
      const { plainPageOf } = await import('../../src/embed/plain/plainForms');
      const outcome = await plainPageOf(start)({
        code,
        locale,
        posted,
        hidden: {
          once: posted?.text('once') || randomUUID(),
          openedAt: posted?.text('openedAt') || String(Date.now()),
        },
        privacyUrl: (form, language) => privacyUrl.replaceAll('{lang}', language).replaceAll('{form}', form),
        referrer: request.headers.referer ?? '',
        ...callsOf(request, reply, posted),
      });
      if ('redirect' in outcome) return reply.redirect(outcome.redirect, 303);
      const { renderPlainForm } = await import('../../src/embed/plain/PlainForm');
      const [title, language, content] =
        'form' in outcome
          ? [outcome.form.title, outcome.form.locale, new Html(renderPlainForm(outcome.form))]
          : [outcome.title, locale, html`<h1>${outcome.title}</h1><p>${outcome.text}</p>`];
      if (!isPlain)
        return sendScripted(
          reply,
          scripted
            .replace(/<noscript>\s*<meta[^]*?<\/noscript>/, '')
            .replace(/<noscript>[^]*<\/noscript>/, () => html`<noscript>${content}</noscript>`.text),
        );
      return sendPage(reply.code(outcome.status ?? 200), plainDocument(language, title, content, style), {
        isIndexed: false,
        isKept: false,
        isSecret: start !== formPath,
      });
    };
    const open = {
      config: { access: anyone, withoutSession: true },
      schema: { hide: true },
      errorHandler: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
        const locale = localeOfVisitor(request, (request.query as Record<string, string[] | undefined>).lang?.[0]);
        const { status, detail, headers } = translateProblem(error, locale);
        if (status >= 500) request.log.error({ err: error }, 'A form without scripts failed.');
        return sendPage(
          reply.code(status).headers(headers),
          plainDocument(locale, detail, html`<h1>${detail}</h1>`, style),
          { isIndexed: false, isKept: false, isSecret: true },
        );
      },
    };
    for (const start of publicPages)
      for (const url of [`${start}:code`, `${start}:code/:locale`]) {
        pages.get(url, open, (request, reply) => answer(request, reply, start));
        pages.post(url, open, (request, reply) => answer(request, reply, start));
      }
  });
}

const sendScripted = (reply: FastifyReply, text: string) =>
  reply
    .header('content-security-policy', publicPolicy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(text);

const plainDocument = (locale: Locale, title: string, content: Html, style: Html) => html`<!doctype html>
<html lang="${locale}" class="own-page"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title>
${style}</head>
<body><main>${content}</main></body></html>
`;

function callsOf(request: FastifyRequest, reply: FastifyReply, posted: Posted | undefined) {
  const { server, headers, ip } = request;
  const send = async <Data>(method: 'GET' | 'POST', url: string, body?: object | Buffer, key?: string) => {
    const response = await server.inject({
      method,
      url: apiBase + url,
      // Limits count by the visitor's network.
      remoteAddress: ip,
      headers: {
        host: headers.host,
        ...(headers['accept-language'] !== undefined && { 'accept-language': headers['accept-language'] }),
        ...(body && { 'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { payload: body }),
    });
    const { data, errors } = (response.payload === '' ? {} : JSON.parse(response.payload)) as {
      data?: Data;
      errors?: Called<Data>['errors'];
    };
    return { status: response.statusCode, data, errors } as Called<Data>;
  };
  return {
    call: send,
    callOnce: <Data>(url: string, body: object | Buffer) => {
      // Another body is another request, for example after a correction.
      const text = Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const content = createHash('sha256').update(url).update(text).digest('base64url');
      const once = /^[\w-]{1,64}$/.exec(posted?.text('once') ?? '')?.[0] ?? randomUUID();
      return send<Data>('POST', url, body, `${once}-${content}`);
    },
    optionsOf: async (fields: readonly SubmissionField[]) => {
      const lists = new Set(fields.flatMap((field) => ('list' in field ? [field.list] : [])));
      const entries = [...lists].map(
        async (list) =>
          [list, (await requestPublicly<ReferenceEntry[]>(reply, referenceLists[list].path)) ?? []] as const,
      );
      return Object.fromEntries(await Promise.all(entries));
    },
  };
}
