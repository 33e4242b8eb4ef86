import * as z from 'zod/mini';
import type { Config } from '../config';
import { translationServices, type TranslationService } from '../../domain/features';
import type { ContentLocale } from '../../domain/locales';
import { allowedAddresses, networksOf, send } from '../http/outgoing';
import { HttpProblem } from '../http/problems';

/** A service that translates German texts. */
interface Provider {
  path: string;
  /** The headers and the body of a request, and what reads the text of its response. */
  ask: (text: Text, key: string) => { headers?: Record<string, string>; body: object };
  answer: z.ZodMiniType<string>;
}

interface Text {
  text: string;
  isHtml: boolean;
  to: Exclude<ContentLocale, 'de'>;
}

const providers: Record<TranslationService, Provider> = {
  // https://developers.deepl.com/docs/api-reference/translate
  deepl: {
    path: 'v2/translate',
    ask: ({ text, isHtml, to }, key) => ({
      headers: { authorization: `DeepL-Auth-Key ${key}` },
      body: {
        text: [text],
        source_lang: 'DE',
        target_lang: to === 'en' ? 'EN-GB' : to.toUpperCase(),
        formality: 'prefer_more',
        ...(isHtml && { tag_handling: 'html' }),
      },
    }),
    answer: z.pipe(
      z.object({ translations: z.array(z.object({ text: z.string() })).check(z.length(1)) }),
      z.transform(({ translations }) => translations[0]?.text ?? ''),
    ),
  },
  // https://docs.libretranslate.com/api/operations/translate/
  libretranslate: {
    path: 'translate',
    ask: ({ text, isHtml, to }, key) => ({
      body: { q: text, source: 'de', target: to, format: isHtml ? 'html' : 'text', ...(key && { api_key: key }) },
    }),
    answer: z.pipe(
      z.object({ translatedText: z.string() }),
      z.transform(({ translatedText }) => translatedText),
    ),
  },
};

/** In milliseconds. Somebody waits for the proposal. */
const defaultTimeout = 15_000;
/** In bytes: several times the longest text. */
const maxResponse = 1_000_000;
/** Where a service may run without https, so that neither texts nor the key cross the internet unencrypted. */
const ownNetworks = networksOf(['loopback', 'uniquelocal']);

/**
 * Translates a German text by the configured service.
 * @throws HttpProblem 502 with a message for the person waiting; neither text nor key are in it
 */
export async function translate(
  { provider, url, key }: NonNullable<Config['translation']>,
  text: Text,
  timeout = defaultTimeout,
): Promise<string> {
  const { path, ask, answer } = providers[provider];
  const name = translationServices[provider];
  const { headers = {}, body } = ask(text, key);
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`);
  const asking = async () =>
    send(address, {
      body: JSON.stringify(body),
      headers: { accept: 'application/json', 'user-agent': 'Regio-Translations/1', ...headers },
      addresses: await allowedAddresses(address, ownNetworks),
      maxResponse,
      signal: AbortSignal.timeout(timeout),
    });
  const { status, text: response } = await asking().catch((cause: unknown) => {
    const isLate = ['AbortError', 'TimeoutError'].includes((cause as Error).name);
    throw new HttpProblem(502, isLate ? `${name} hat nicht rechtzeitig geantwortet.` : `${name} ist nicht erreichbar.`);
  });
  if (status !== 200) throw new HttpProblem(502, refusals[status]?.(name) ?? refusal(name, status));
  const found = z.safeParse(answer, parsed(response));
  if (!found.success) throw new HttpProblem(502, `${name} hat etwas geantwortet, das keine Übersetzung ist.`);
  return found.data.replaceAll('\0', '').toWellFormed();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const tellAdministration = 'Melden Sie das bitte der Administration.';
const wrongKey = (name: string) => `${name} weist den Schlüssel dieser Installation zurück. ${tellAdministration}`;
const busy = (name: string) => `${name} nimmt gerade keine Texte an. Versuchen Sie es in einer Minute noch einmal.`;
const refusal = (name: string, status: number) =>
  status >= 500
    ? `${name} hat gerade eine Störung (Status ${status}). Versuchen Sie es später noch einmal.`
    : `${name} übersetzt diesen Text nicht (Status ${status}).`;
const refusals: Record<number, (name: string) => string> = {
  401: wrongKey,
  403: wrongKey,
  413: (name) => `Der Text ist zu lang für ${name}.`,
  429: busy,
  456: (name) => `Das Kontingent bei ${name} ist aufgebraucht. ${tellAdministration}`,
  503: busy,
  529: busy,
};
