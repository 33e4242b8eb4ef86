import type { FastifyInstance } from 'fastify';
import { localized, locales, type ContentLocale } from '../../../domain/locales';
import { plainText } from '../../../domain/lists/search';
import { contacts } from '../../../domain/types/contacts';
import { regions, regionTypes } from '../../../domain/types/region';
import { readInBatches } from '../../engine/read/readInBatches';
import { requestFor, serveExport } from '../../spreadsheets/export/serveExport';
import { sendWorkbook } from '../../spreadsheets/write/sendWorkbook';

type Values = Record<string, any>;
type Text = (region: Values, locale: ContentLocale, people: ReadonlyMap<number, Values>) => string;

const textIn = (record: Values | undefined, name: string, locale: ContentLocale) =>
  String((record && localized(record, name, locale)) ?? '');
const own =
  (name: string): Text =>
  (region, locale) =>
    textIn(region, name, locale);

/** The columns of the export, A to J: other programs rely on their positions. */
const columns: { label: string; width: number; text: Text }[] = [
  { label: 'ID', width: 20, text: ({ id }) => String(id) },
  { label: 'Status', width: 20, text: ({ isPublic }) => (isPublic ? 'Öffentlich' : 'Entwurf') },
  { label: 'Typ', width: 30, text: ({ type }) => regionTypes.find(({ id }) => id === type)?.label ?? '' },
  { label: 'Bezeichnung', width: 60, text: own('name') },
  { label: 'URL', width: 60, text: own('url') },
  { label: 'Farbe', width: 20, text: own('color') },
  { label: 'Beschreibung', width: 200, text: (region, locale) => plainText(textIn(region, 'description', locale)) },
  { label: 'Beschreibung (Formatiert)', width: 200, text: own('description') },
  {
    label: 'Gemeinden',
    width: 100,
    text: ({ cities }, locale) => (cities as Values[]).map((city) => textIn(city, 'name', locale)).join(', '),
  },
  {
    label: 'Kontakte',
    width: 100,
    text: (region, locale, people) =>
      (region.contacts as Values[])
        .map((contact) => addressBlock(people.get(contact.id) ?? contact, locale))
        .join('\n\n'),
  },
];

/** The postal address of a contact; if there is an official employment, the organisation's. */
function addressBlock(contact: Values, locale: ContentLocale): string {
  const employment = ((contact.employments ?? []) as Values[]).find(({ official }) => official);
  const place = (employment?.company as Values | undefined) ?? contact;
  return [
    textIn(place, 'companyName', locale),
    [contact.academicTitle, contact.firstName, contact.lastName].filter(Boolean).join(' '),
    textIn(employment, 'role', locale),
    textIn(place, 'street', locale),
    [place.zipCode, textIn(place, 'city', locale)].filter(Boolean).join(' '),
    contact.email,
    textIn(contact, 'website', locale) || textIn(place, 'website', locale),
  ]
    .filter(Boolean)
    .join('\n');
}

/** The export of regions. */
export async function regionExportRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.features[regions.feature]) return;
  serveExport(app, regions, async (_request, reply, records) => {
    const db = app.database.searches;
    const people = new Map<number, Values>();
    async function* rows(): AsyncGenerator<Values> {
      let batch: Values[] = [];
      for await (const region of readInBatches(db, regions, records)) {
        batch.push(region);
        if (batch.length === 100) yield* withPeople(batch.splice(0));
      }
      yield* withPeople(batch);
    }
    /** Reads the contacts of a whole batch of regions at once. */
    async function* withPeople(batch: Values[]): AsyncGenerator<Values> {
      const ids = [
        ...new Set(batch.flatMap((region) => (region.contacts as Values[]).map(({ id }) => Number(id)))),
      ].filter((id) => !people.has(id));
      if (ids.length > 0)
        for await (const contact of readInBatches(db, contacts, requestFor(contacts, ids)))
          people.set(Number(contact.id), contact);
      yield* batch;
    }
    return sendWorkbook(
      reply,
      { title: regions.label.plural, locales, columns },
      (region, locale) => columns.map(({ text }) => text(region, locale, people)),
      rows(),
    );
  });
}
