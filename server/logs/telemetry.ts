import * as z from 'zod/mini';
import type { ContentTypeName } from '../../domain/contents';
import { listEmbeds, typesOfEmbed } from '../../domain/embeds/allEmbeds';
import { maxCommentLength } from '../../domain/embeds/feedbackEmbed';
import { locales } from '../../domain/locales';
import { maxActionLength, maxCategoryLength } from '../../domain/administration/logs';
import { deviceStats, feedback, readReport } from '../../domain/administration/telemetry';
import { cleanText, type Schema } from '../../domain/values/values';

/** The reports of clients, with the keys of existing pages; other keys are ignored. */
export const telemetrySchema = z
  .object(
    {
      category: z
        .string('Hier wird ein Text erwartet.')
        .check(
          z.regex(/^[\w -]+$/, 'Die Kategorie besteht aus Buchstaben, Ziffern und Leerzeichen.'),
          z.maxLength(maxCategoryLength, `Die Kategorie ist zu lang: höchstens ${maxCategoryLength} Zeichen.`),
        ),
      // Existing embeds send null for a page without a name.
      action: z.pipe(
        z.nullable(
          z.string('Hier wird ein Text erwartet.').check(
            z.maxLength(2_000, 'Die Aktion ist zu lang.'),
            z.refine((text) => !text.includes('\0') && text.isWellFormed(), 'Die Aktion enthält ungültige Zeichen.'),
          ),
        ),
        z.transform((action: string | null) => action ?? ''),
      ),
      value: z.optional(z.any()),
    },
    'Hier wird ein Objekt erwartet.',
  )
  .check(z.refine((given) => given.value !== undefined, { path: ['value'], error: 'Der Wert fehlt.' }));

export type TelemetryBody = z.output<typeof telemetrySchema>;

/** The stored part of a report. */
export interface ReducedReport {
  line: { category: string; action: string; value: string; referer: string | null };
  /** The opened record. If several types share the resource, the type is determined when the report is written. */
  reads?: { resource: ContentTypeName; id: number; locale: string }[];
  load?: { origin: string; name: string };
}

/** The parts of a value that are stored. None of them identifies a person or was typed, except feedback. */
const parts: Record<string, Schema> = {
  id: z.int().check(z.positive(), z.maximum(2_147_483_647)),
  title: cleanText(200),
  locale: z.enum(locales),
};
const feedbackParts: Record<string, Schema> = { isGood: z.boolean(), comment: cleanText(maxCommentLength) };

/** The content types by category and action of a report. People and organisations are both reported as contacts. */
const typesOf = new Map(
  listEmbeds.map((embed) => {
    const { category, action } = readReport(embed.resource, 0, 'de');
    return [`${category}: ${action}`, typesOfEmbed(embed)];
  }),
);

/**
 * Reduces a report to the parts that are stored.
 * @param referer the URL of the page according to the browser
 * @param ownHost the host of this server
 */
export function reduceReport(
  { category, action, value }: TelemetryBody,
  referer: string | undefined,
  ownHost: string,
): ReducedReport {
  const isPath = action.startsWith('/') || URL.canParse(action);
  const shown = pickParts(value, category === feedback ? { ...parts, ...feedbackParts } : parts);
  const from = referer === undefined ? null : pageOf(referer, ownHost);
  const line = {
    category,
    action: (isPath ? action.replace(/[?#].*$/s, '') : action).slice(0, maxActionLength),
    value: JSON.stringify(shown),
    referer: from,
  };
  const types = typesOf.get(`${category}: ${action}`);
  if (types && typeof shown.id === 'number') {
    const { id, locale } = shown;
    return {
      line,
      reads: types.map((resource) => ({ resource, id, locale: typeof locale === 'string' ? locale : '' })),
    };
  }
  if (category !== deviceStats) return { line };
  // A frame reports the page that it is embedded in; for scripts, the request shows the page.
  const page = typeof value === 'object' && value !== null ? (value as { origin?: unknown }).origin : undefined;
  const origin = (typeof page === 'string' ? originOf(page) : null) ?? (from === null ? null : originOf(from));
  return origin === null
    ? { line }
    : { line: { ...line, referer: origin }, load: { origin, name: line.action.slice(0, 64) } };
}

function pickParts(value: unknown, known: Record<string, Schema>): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, schema]) => {
      const given = Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
      const read = given === undefined || given === null ? null : schema.safeParse(given);
      return read?.success ? [[name, read.data]] : [];
    }),
  );
}

/** The site; for our own site the page. Never includes the query. */
function pageOf(address: string, ownHost: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, origin, host, pathname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return null;
  return (host === ownHost ? `${origin}${pathname}` : origin).slice(0, 255);
}

function originOf(address: string): string | null {
  const { protocol = '', origin = '' } = URL.canParse(address) ? new URL(address) : {};
  return /^https?:$/.test(protocol) && origin.length <= 255 ? origin : null;
}
