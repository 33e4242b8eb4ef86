import { isSafeUrl } from '../../../../domain/values/addresses';
import { decodeEntities } from '../../../../domain/review/texts/entities';
import { knownEntries } from '../../../../domain/inbox/sources';
import { readAmount } from '../../../../domain/values/decimals';
import { cleanDate } from '../../../../domain/values/values';
import { sanitizeRichText } from '../../../engine/write/sanitize';
import type { Named } from '../../../inbox/matching';
import { isYes, listOf, textOf, type RawRecord } from './rawRecord';
import { isObject } from '../../../../domain/values/isObject';

export interface RawAttachment {
  url: string;
  copyright: string;
}

/** A record of the source in the shape of a project; keys missing in the source are left out. */
interface Normalized {
  code: string;
  title: string;
  values: Record<string, unknown>;
  /** For each relation of a project, the entries in the order of the source. */
  named: Partial<Record<NamedField, Named[]>>;
  attachments: RawAttachment[] | undefined;
}
type NamedField = 'topics' | 'programs' | 'instruments' | 'states' | 'countries';

/** Values of the source with a special meaning. */
const bothBasels = 'Basel-Stadt/Basel-Landschaft';
const sanGottardo = 'Programm San Gottardo';
const pilotInstrument = 'Pilotmassnahmen für die Berggebiete - àfp';

const { financing: costLines, links: ownLinks } = knownEntries.chmos;

/**
 * Reads a record of the source as a proposal. A missing date stays empty, private contacts are left out, and fields
 * missing in the source are not emptied.
 */
export function normalize(raw: RawRecord): Normalized {
  const has = (key: string) => Object.hasOwn(raw, key);
  const title = plain(raw.titel);
  const values: Record<string, unknown> = { isPublic: true };
  if (has('titel')) values.title = title;
  if (has('beschreibung')) values.description = richText(raw.beschreibung);
  values.projectCode = textOf(raw.codeKurz);
  if (has('projektkosten')) values.projectCosts = amount(raw.projektkosten);
  if (Object.values(costLines.from).some(has)) values.financing = financing(raw);
  if (has('start')) values.startDate = day(raw.start);
  if (has('ende')) values.endDate = day(raw.ende);
  if (has('institutionen')) values.contacts = listOf(raw.institutionen).flatMap(contact);
  if (has('webseite')) values.links = links(raw.webseite);
  Object.assign(values, position(raw));
  return {
    code: textOf(raw.codeKurz),
    title,
    values,
    named: named(raw, has),
    attachments: has('attachments') ? listOf(raw.attachments).flatMap(attachment) : undefined,
  };
}

function named(raw: RawRecord, has: (key: string) => boolean): Normalized['named'] {
  const instruments = entries(raw.instrument);
  const cantons = entries(raw.kanton);
  const pilot = instruments.some(({ name }) => name === pilotInstrument)
    ? [{ name: 'NRP-Pilotmassnahmen Berggebiete', foreignId: '' }]
    : null;
  const gottardo = cantons.some(({ name }) => name === sanGottardo)
    ? [{ name: 'NRP-San Gottardo', foreignId: '' }]
    : null;
  const states = cantons.flatMap((canton) => {
    if (canton.name === sanGottardo) return [];
    return canton.name === bothBasels ? bothBasels.split('/').map((name) => ({ name, foreignId: name })) : [canton];
  });
  const hasPrograms = has('programm') || pilot || gottardo;
  return {
    ...((has('thema') || has('tag')) && { topics: distinct([...entries(raw.thema), ...entries(raw.tag)]) }),
    ...(hasPrograms && { programs: distinct(pilot ?? gottardo ?? entries(raw.programm)) }),
    ...(has('instrument') && { instruments: distinct(instruments) }),
    ...(has('kanton') && { states: distinct(states) }),
    countries: [{ name: 'Schweiz', foreignId: 'Schweiz' }],
  };
}

/** Reads `"NRP"`, `{id: 4, textDe: "NRP"}` or lists of either. */
function entries(value: unknown): Named[] {
  return listOf(value).flatMap((entry) => {
    const name = plain(isObject(entry) ? (entry.textDe ?? entry.name) : entry);
    return name === '' ? [] : [{ name, foreignId: (isObject(entry) && textOf(entry.id)) || name }];
  });
}

function distinct(named: Named[]): Named[] {
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

function financing(raw: RawRecord) {
  const cantonIsSecret = Object.hasOwn(raw, 'finKantonOeff') && !isYes(raw.finKantonOeff);
  const lines = Object.entries(costLines.from).map(([id, key]) => ({
    id,
    value: key === 'finKanton' && cantonIsSecret ? '' : amount(raw[key]),
  }));
  return lines.filter(({ value }) => value !== '');
}

/** A sum as decimal text; '' for nothing, zero and anything that is not a number. */
function amount(value: unknown): string {
  const decimal = readAmount(textOf(value)) ?? '';
  return /[1-9]/.test(decimal) ? decimal : '';
}

/** `YYYY-MM-DD`; also reads `31.12.2024` and timestamps. An invalid date is left empty and never becomes today. */
function day(value: unknown): string | null {
  const [, d = '', m = '', y = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(textOf(value)) ?? [];
  const parsed = cleanDate.safeParse(y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : textOf(value));
  return parsed.success ? parsed.data : null;
}

/** A public contact with the parts that the source has; its names identify it. */
function contact(value: unknown): Record<string, string>[] {
  if (!isObject(value) || !isYes(value.oeffentlich)) return [];
  const part = (key: string) => plain(value[key]);
  const person = { name: part('name'), firstName: part('kontVorname'), lastName: part('kontNachname') };
  if (!person.name && !person.firstName && !person.lastName) return [];
  const has = (key: string) => Object.hasOwn(value, key);
  return [
    {
      ...person,
      ...(has('kontFunktion') && { role: part('kontFunktion') }),
      ...((has('kontTel') || has('kontMobil')) && { phone: part('kontTel') || part('kontMobil') }),
      ...(has('kontEmail') && { email: part('kontEmail') }),
      ...(has('strasse') && { street: part('strasse') }),
      ...(has('plz') && { zipCode: part('plz').slice(0, 16) }),
      ...(has('ort') && { city: part('ort') }),
    },
  ];
}

function links(value: unknown) {
  const url = plain(value);
  return url !== '' && url.length <= 2_000 && isSafeUrl(url)
    ? Object.keys(ownLinks.from).map((label) => ({ label, url }))
    : [];
}

/** The position of the municipality, or of the first institution that has one. */
function position(raw: RawRecord): { lat?: string; lng?: string } {
  const places = [
    [raw.gdeLat, raw.gdeLong],
    ...listOf(raw.institutionen).map((place) => (isObject(place) ? [place.n, place.e] : [])),
  ];
  for (const [n, e] of places) {
    const [lat, lng] = [readAmount(textOf(n)) ?? '', readAmount(textOf(e)) ?? ''];
    if (Number(lat) !== 0 && Number(lng) !== 0 && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180)
      return { lat, lng };
  }
  return {};
}

function attachment(value: unknown): RawAttachment[] {
  if (!isObject(value) || !isYes(value.oeffentlich)) return [];
  const url = textOf(value.url);
  return url === '' ? [] : [{ url, copyright: plain(value.copyright) }];
}

/** One line of text; the source sends entities such as `&amp;` and `&auml;`. */
function plain(value: unknown): string {
  return decodeEntities(textOf(value)).replaceAll('\0', '').replace(/\s+/g, ' ').trim();
}

/** Text without tags keeps its paragraphs. */
function richText(value: unknown): string {
  const text = decodeEntities(textOf(value)).replaceAll('\0', '');
  if (/<\/?[a-z][^>]*>/i.test(text)) return sanitizeRichText(text);
  const paragraphs = text
    .split(/(?:\r?\n\s*){2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return sanitizeRichText(
    paragraphs.map((paragraph) => `<p>${paragraph.replaceAll('<', '&lt;').replace(/\r?\n/g, '<br>')}</p>`).join(''),
  );
}
