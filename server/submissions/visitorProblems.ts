import type { FastifyReply, FastifyRequest } from 'fastify';
import { locales, type Locale } from '../../domain/locales';
import { HttpProblem } from '../http/problems';
import { sendError, toProblem } from '../plugins/errors';

interface Sentences {
  title: string;
  detail: string;
}

/** Problems are written in German, so only other languages need a translation. */
type TranslatedLocale = Exclude<Locale, 'de'>;

const sentences: Record<TranslatedLocale, Partial<Record<number, Sentences>> & { other: Sentences; later: Sentences }> =
  {
    fr: {
      404: { title: 'Introuvable', detail: 'Cette page n’existe pas, ou ce lien n’est plus valable.' },
      409: { title: 'Impossible', detail: 'Ce n’est plus possible.' },
      413: { title: 'Trop volumineux', detail: 'Cet envoi est trop volumineux.' },
      415: { title: 'Type non accepté', detail: 'Ce type de contenu n’est pas accepté.' },
      422: { title: 'Données non valables', detail: 'Certaines données ne sont pas valables.' },
      429: { title: 'Trop de tentatives', detail: '' },
      other: { title: 'Demande non valable', detail: 'Cette demande n’a pas pu être lue.' },
      later: { title: 'Erreur', detail: 'Une erreur est survenue. Veuillez réessayer plus tard.' },
    },
    it: {
      404: { title: 'Non trovato', detail: 'Questa pagina non esiste oppure il link non è più valido.' },
      409: { title: 'Non possibile', detail: 'Non è più possibile.' },
      413: { title: 'Troppo grande', detail: 'L’invio è troppo grande.' },
      415: { title: 'Tipo non accettato', detail: 'Questo tipo di contenuto non è accettato.' },
      422: { title: 'Dati non validi', detail: 'Alcuni dati non sono validi.' },
      429: { title: 'Troppi tentativi', detail: '' },
      other: { title: 'Richiesta non valida', detail: 'Non è stato possibile leggere la richiesta.' },
      later: { title: 'Errore', detail: 'Si è verificato un errore. La preghiamo di riprovare più tardi.' },
    },
  };

const tooManySentences: Record<TranslatedLocale, (seconds: number) => string> = {
  fr: (seconds) => `Trop de tentatives. Veuillez réessayer dans ${timeOf(seconds, 'secondes', 'minutes')}.`,
  it: (seconds) => `Troppi tentativi. La preghiamo di riprovare tra ${timeOf(seconds, 'secondi', 'minuti')}.`,
};
const timeOf = (seconds: number, ofSeconds: string, ofMinutes: string) =>
  seconds < 120 ? `${seconds} ${ofSeconds}` : `${Math.ceil(seconds / 60)} ${ofMinutes}`;

/** Translates the errors of visitors' routes; field errors are already in their language. */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const locale = localeOfVisitor(request);
  sendError(translateProblem(error, locale), request, reply);
}

/** The problem for a visitor, in their language. */
export function translateProblem(error: unknown, locale: Locale): HttpProblem {
  const { status, detail: german, errors, data, headers } = toProblem(error);
  const { title, detail } = locale === 'de' ? { detail: german } : sentencesFor(status, headers, locale);
  // Existing clients only show this text.
  const messages = errors?.map(({ message }) => message) ?? [detail];
  return new HttpProblem(status, detail, {
    title,
    cause: error,
    errors,
    data,
    error: [...new Set(messages)].join(' '),
    headers,
  });
}

function sentencesFor(
  status: number,
  headers: HttpProblem['headers'],
  locale: TranslatedLocale,
): { title?: string; detail: string } {
  const known = sentences[locale];
  const { title, detail } = known[status] ?? (status >= 500 ? known.later : known.other);
  return { title, detail: status === 429 ? tooManySentences[locale](Number(headers['retry-after'])) : detail };
}

/**
 * The visitor's language: from the URL or body, else the browser's, else German.
 * @param named in a parameter of the URL
 */
export function localeOfVisitor({ params, body, headers }: FastifyRequest, named?: string): Locale {
  const accepted = (headers['accept-language'] ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const candidates = [
    named,
    (params as { locale?: unknown } | undefined)?.locale,
    (body as { contact?: { locale?: unknown } | null } | null | undefined)?.contact?.locale,
    ...accepted,
  ];
  return candidates.flatMap((one) => locales.find((known) => known === one) ?? [])[0] ?? 'de';
}
