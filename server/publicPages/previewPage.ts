import type { FastifyInstance, FastifyReply } from 'fastify';
import { contents } from '../../domain/contents';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import { allEmbeds } from '../../domain/embeds/allEmbeds';
import type { Locale } from '../../domain/locales';
import { findAsPublic } from '../engine/write/repository';
import { findPreview } from '../previewLinks/routes';
import { html, type Html } from './html';
import { localesOf, recordFragment, titleIn } from './recordPage';
import { requestRelated } from './relatedRecords';
import type { PublicRecord } from './requestPublicly';
import { sendPage } from './sendPage';

const words: Record<
  Locale,
  { draft: string; published: string; till: (day: string) => string; over: string; overHint: string }
> = {
  de: {
    draft: 'Vorschau: Dieser Entwurf ist nicht öffentlich.',
    published: 'Vorschau: Dieser Eintrag ist öffentlich.',
    till: (day) => `Der Link gilt bis ${day}.`,
    over: 'Dieser Link gilt nicht mehr',
    overHint: 'Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',
  },
  fr: {
    draft: 'Aperçu\u202f: ce projet de texte n’est pas public.',
    published: 'Aperçu\u202f: ce contenu est public.',
    till: (day) => `Le lien est valable jusqu’au ${day}.`,
    over: 'Ce lien n’est plus valable',
    overHint: 'Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  },
  it: {
    draft: 'Anteprima: questa bozza non è pubblica.',
    published: 'Anteprima: questo contenuto è pubblico.',
    till: (day) => `Il link è valido fino al ${day}.`,
    over: 'Questo link non è più valido',
    overHint: 'Chiedetene uno nuovo alla persona da cui l’avete ricevuto.',
  },
};

/** Search engines and caches must not keep the page, and its URL, which is the key, must not appear in referrers. */
const head = html`<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex, nofollow">\
<meta name="referrer" content="strict-origin">`;
const secret = { isIndexed: false, isKept: false };

/**
 * Sends the public view of the record that a link shows, even of a draft. A link that has ended gets its own page, with
 * 410.
 * @returns undefined for a link that never existed
 */
export async function sendPreview(
  app: FastifyInstance,
  reply: FastifyReply,
  { code, locale, base, style }: { code: string; locale: Locale; base: string; style: Html },
): Promise<FastifyReply | undefined> {
  const { db } = app.database;
  const found = await findPreview(db, code);
  if (!found) return undefined;
  const over = () => sendPage(reply.code(410), overPage(locale, style), secret);
  if (found === 'over') return over();
  const embed = allEmbeds.find(({ content, collection }) => content === found.resource && !collection);
  if (!embed || !app.config.features[contents[embed.content].feature]) return over();
  const type = contentTypes[embed.content] as ContentType;
  const stored = await findAsPublic(db, type, found.recordId);
  if (!stored) return over();
  const record = JSON.parse(stored.record) as PublicRecord;
  const shown = { embed, record, locale, base, related: await requestRelated(reply, embed, record) };
  const { draft, published, till } = words[locale];
  const day = found.expiresAt.toLocaleString(`${locale}-CH`, {
    timeZone: 'Europe/Zurich',
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const page = html`<!doctype html>
<html lang="${locale}"><head>${head}
<title>${titleIn(shown)}</title>
${style}</head>
<body class="embed-page record-page"><nav role="note">\
<strong>${stored.isPublic ? published : draft}</strong> ${till(day)}\
<span>${localesOf(shown)
    .filter((other) => other !== locale)
    .map(
      (other) => html` <a href="${other}.html" hreflang="${other}" lang="${other}">${other.toUpperCase()}</a>`,
    )}</span></nav>\
<main class="record-page__content">${await recordFragment(shown)}</main></body></html>
`;
  return sendPage(reply, page, secret);
}

const overPage = (locale: Locale, style: Html): Html => html`<!doctype html>
<html lang="${locale}" class="own-page"><head>${head}<title>${words[locale].over}</title>
${style}</head>
<body><main><h1>${words[locale].over}</h1><p>${words[locale].overHint}</p></main></body></html>
`;
