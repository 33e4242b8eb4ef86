import type { FastifyInstance } from 'fastify';
import { sql, type Kysely } from 'kysely';
import * as z from 'zod/mini';
import { editors } from '../../domain/access';
import { mayWriteLanguage } from '../../domain/accounts/rights';
import { languageNames } from '../../domain/accounts/writeRefusal';
import type { ContentType } from '../../domain/contentType';
import { allContentTypes } from '../../domain/contentTypes';
import { translationServices, type Feature } from '../../domain/features';
import { contentLocales, translationLocalesOf, type ContentLocale } from '../../domain/locales';
import { translatedRoots } from '../../domain/translations/gaps';
import { maxMachineText, type MachineTranslation } from '../../domain/translations/list';
import { isBlank, isMissingIn, textsOf, type TextInLanguages } from '../../domain/translations/texts';
import { RequestLimit } from '../accounts/sessionPlugin';
import { digestOf } from '../engine/storage/translationMemory';
import { sanitizeRichText } from '../engine/write/sanitize';
import { findRecord } from '../engine/write/repository';
import { named, respondsWith } from '../http/described';
import { idParam } from '../http/idParam';
import { parse } from '../http/parse';
import { HttpProblem } from '../http/problems';
import { createQueue } from '../http/queue';
import type { Tables } from '../tables';
import { translate } from './machine';

/** Texts an account may send a minute, on each server: more than anybody reads. */
const perMinute = 30;
/** Proposals are kept for this many days, by which time they are saved and marked, or forgotten. */
const keptDays = 90;

const body = z.object(
  {
    field: z.string('Hier wird ein Feld erwartet.'),
    locale: z.enum(contentLocales, 'Hier wird eine Sprache erwartet.'),
    german: z
      .string('Hier wird ein Text erwartet.')
      .check(
        z.maxLength(
          maxMachineText,
          `Der Text ist zu lang: Maschinell übersetzt werden höchstens ` +
            `${maxMachineText.toLocaleString('de-CH')} Zeichen.`,
        ),
      ),
  },
  'Hier wird ein Objekt erwartet.',
);
const machineTranslation = named<MachineTranslation>('MachineTranslation', () =>
  z.object({ text: z.string(), provider: z.string() }),
);

/** Proposals by a machine, if one is configured (docs/decisions/translations.md). */
export async function machineTranslationRoutes(app: FastifyInstance): Promise<void> {
  const { db } = app.database;
  const { translation, features } = app.config;
  if (!translation) return;
  const isOn = (feature: Feature | undefined) => feature === undefined || features[feature];
  const requests = new RequestLimit(perMinute);
  const inTurn = createQueue({
    parallel: 4,
    maxWaiting: 20,
    busy: 'Gerade werden viele Texte übersetzt. Versuchen Sie es gleich noch einmal.',
  });
  for (const type of allContentTypes.filter(({ feature }) => isOn(feature))) {
    if (translatedRoots(type).length === 0) continue;
    app.post(
      `/${type.name}/:id/machine-translations`,
      {
        // Repeatable: no transaction waits for the service, and a text is sent once.
        config: { access: editors, writes: type.name, repeats: true },
        schema: {
          summary: `${type.label.singular}: einen Text, der in einer Sprache fehlt, maschinell übersetzen`,
          tags: [type.label.plural],
          body,
          ...respondsWith(machineTranslation),
        },
      },
      async (request, reply) => {
        const { field, locale, german } = parse(body, request.body);
        const id = idParam(request);
        if (request.viewer && !mayWriteLanguage(request.viewer, locale))
          throw HttpProblem.forbidden(`Auf ${languageNames[locale]} dürfen Sie nichts ändern.`);
        const text = await missingText(db, type, id, { field, locale, german }, isOn);
        const place: Place = { type, id, field, locale, part: text.part, digest: digestOf(text.field, german) };
        const known = await findKnown(db, place);
        if (known) {
          await store(db, place, known);
          return { data: known };
        }
        requests.count(request.viewer?.id ?? 0, reply);
        const isHtml = text.field.kind === 'richText';
        const translated = await inTurn(() =>
          translate(translation, { text: german, isHtml, to: locale as Exclude<ContentLocale, 'de'> }),
        );
        const data = {
          text: isHtml ? sanitizeRichText(translated) : textFor(text, translated),
          provider: translationServices[translation.provider],
        };
        if (isBlank(data.text)) throw new HttpProblem(502, `${data.provider} hat einen leeren Text geantwortet.`);
        await store(db, place, data);
        return { data };
      },
    );
  }
}

interface Place {
  type: ContentType;
  id: number;
  field: string;
  part: string;
  locale: ContentLocale;
  digest: string;
}

/**
 * The text of a record that is to be translated. Only its own texts are, so that nobody uses the service for others.
 * @throws 404; 409 if it has no such text, or a translation; 422
 */
async function missingText(
  db: Kysely<Tables>,
  type: ContentType,
  id: number,
  { field: name, locale, german }: { field: string; locale: ContentLocale; german: string },
  isOn: (feature: Feature | undefined) => boolean,
): Promise<TextInLanguages> {
  const field = translatedRoots(type).find(([root, { feature }]) => root === name && isOn(feature))?.[1];
  if (!field) throw HttpProblem.invalid([{ field: 'field', message: 'Dieses Feld wird nicht übersetzt.' }]);
  if (!translationLocalesOf(type).includes(locale))
    throw HttpProblem.invalid([{ field: 'locale', message: 'In diese Sprache wird nicht übersetzt.' }]);
  const stored = await findRecord(db, type, id, 'all');
  if (!stored) throw HttpProblem.notFound();
  const here = textsOf(type, name, field, JSON.parse(stored.body) as object, isOn).filter(
    ({ values: { de } }) => typeof de === 'string' && de === german && !isBlank(de),
  );
  if (here.length === 0)
    throw HttpProblem.conflict('Dieser deutsche Text ist noch nicht gespeichert. Speichern Sie ihn bitte zuerst.');
  const missing = here.find((text) => isMissingIn(text, locale));
  if (!missing) throw HttpProblem.conflict('Dieser Text ist schon übersetzt.');
  return missing;
}

/** What a machine has translated before, for this or another record: it costs nothing. */
async function findKnown(db: Kysely<Tables>, { digest, locale }: Place): Promise<MachineTranslation | undefined> {
  return db
    .selectFrom('machine_texts')
    .select(['text', 'provider'])
    .where('digest', '=', digest)
    .where('locale', '=', locale)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function store(
  db: Kysely<Tables>,
  { type, id, field, part, locale, digest }: Place,
  { text, provider }: MachineTranslation,
): Promise<void> {
  await sql`insert into machine_texts (resource, record_id, field, part, locale, digest, text, provider)
    values (${type.name}, ${id}, ${field}, ${part}, ${locale}, ${digest}, ${text}, ${provider})
    on conflict (resource, record_id, field, part, locale, digest)
      do update set text = excluded.text, provider = excluded.provider, at = now()`.execute(db);
}

/** A text of one line stays one. */
const textFor = ({ field }: TextInLanguages, text: string) =>
  field.kind === 'multiline' ? text : text.replaceAll(/\s*[\r\n]+\s*/g, ' ').trim();

/** Forgets proposals that nobody has taken. */
export async function removeOldMachineTexts(db: Kysely<Tables>): Promise<void> {
  await sql`delete from machine_texts where at < now() - make_interval(days => ${keptDays})`.execute(db);
}
