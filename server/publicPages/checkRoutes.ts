import type { BlockList } from 'node:net';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { editors } from '../../domain/access';
import type { CheckedPage } from '../../domain/embeds/checkedPage';
import { cleanText } from '../../domain/values/values';
import { named, respondsWith } from '../http/described';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { createQueue } from '../http/queue';
import { allowedAddresses, networksOf, RefusedAddress, send, type Resolve } from '../http/outgoing';
import { checkPage } from './checkPage';

const maxHtml = 2_000_000;
const maxRedirects = 3;
/** How long another website may take, in milliseconds. */
const timeout = 10_000;

const askedSchema = z.strictObject({
  url: z.optional(cleanText(2_000)),
  html: z.optional(z.string().check(z.maxLength(maxHtml, 'Der Text ist zu lang: höchstens zwei Millionen Zeichen.'))),
});

const checkedPage = named<CheckedPage>('CheckedPage', () =>
  z.object({
    snippets: z.array(
      z.object({
        name: z.string(),
        way: z.enum(['function', 'element', 'frame']),
        options: z.array(z.object({ name: z.string(), isRead: z.boolean() })),
        notes: z.array(z.string()),
      }),
    ),
    notes: z.array(z.string()),
  }),
);

/** Checks which of our lists are in another website's page. */
export async function checkRoutes(app: FastifyInstance): Promise<void> {
  const networks = networksOf(app.config.webhookNetworks);
  const queue = createQueue({ parallel: 2, maxWaiting: 10, busy: 'Es werden gerade zu viele Seiten geprüft.' });
  app.post(
    '/embeds/check',
    {
      config: { access: editors, repeats: true },
      bodyLimit: 2 * maxHtml,
      schema: {
        summary: 'Prüfen, was von uns in einer Seite eingebettet ist',
        tags: ['Einbettung'],
        body: askedSchema,
        ...respondsWith(checkedPage),
      },
    },
    async (request) => {
      const { url, html } = parse(askedSchema, request.body);
      if (html === undefined && !URL.canParse(url ?? ''))
        throw HttpProblem.invalid([{ field: 'url', message: 'Geben Sie die ganze Adresse an: https://…' }]);
      const page = html ?? (await queue(() => readWebsite(url ?? '', networks)));
      return { data: checkPage(page, app.config.productId) };
    },
  );
}

/**
 * Reads a page of the public internet: HTML only, its first two megabytes. Each redirect is checked like the first
 * address.
 * @param privateNetworks private networks that it may come from
 * @throws HttpProblem 422 with the reason
 */
export async function readWebsite(url: string, privateNetworks: BlockList, resolve?: Resolve): Promise<string> {
  const signal = AbortSignal.timeout(timeout);
  let address = new URL(url);
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    if (!/^https?:$/.test(address.protocol)) throw unreadable('Die Adresse muss mit https:// beginnen.');
    const { status, headers, text } = await readOne(address, privateNetworks, signal, resolve);
    const { location, 'content-type': type = '' } = headers;
    if (status >= 300 && status < 400 && location && URL.canParse(location, address.href))
      address = new URL(location, address);
    else if (status !== 200) throw unreadable(`Die Seite hat mit dem Status ${status} geantwortet.`);
    else if (!/html/i.test(type)) throw unreadable('Unter dieser Adresse ist keine Seite.');
    else return text;
  }
  throw unreadable('Die Adresse leitet zu oft weiter.');
}

async function readOne(address: URL, privateNetworks: BlockList, signal: AbortSignal, resolve?: Resolve) {
  try {
    return await send(address, {
      headers: { accept: 'text/html', 'accept-encoding': 'identity', 'user-agent': 'Regio-Check/1' },
      addresses: await allowedAddresses(address, privateNetworks, resolve),
      maxResponse: maxHtml,
      signal,
    });
  } catch (error) {
    if (error instanceof RefusedAddress) throw unreadable(error.message);
    throw unreadable(
      signal.aborted ? 'Die Seite hat nicht rechtzeitig geantwortet.' : 'Die Seite ist nicht erreichbar.',
    );
  }
}

const unreadable = (message: string) => HttpProblem.invalid([{ field: 'url', message }]);
