import { sql, type Kysely } from 'kysely';
import { nameOf, type ContentType } from '../../domain/contentType';
import type { Feature } from '../../domain/features';
import type { Field } from '../../domain/fields';
import type { ContentLocale } from '../../domain/locales';
import { partOf, gapTexts, translatedRoots, type Gap } from '../../domain/translations/gaps';
import { isBlank, textsOf, type TextInLanguages } from '../../domain/translations/texts';
import { digestOf } from '../engine/storage/translationMemory';
import { isOfType, tableOf } from '../engine/storage/naming';
import type { Tables } from '../tables';

/** A text to translate. */
export interface Segment {
  /** Identifies the text in its record. */
  key: string;
  label: string;
  isHtml: boolean;
  german: string;
  /** The translation of an outdated text, and the German text it was made from. */
  text: string;
  before: string;
}

export interface RecordSegments {
  type: ContentType;
  id: number;
  title: string;
  segments: Segment[];
}

/** Enough to tell the texts of a record apart. */
const digestLength = 12;

/**
 * Identifies a text by its field, part and German text, since items move and have no ids: `programs.title:3f2a…`. Once
 * the German text changes, the key no longer matches any text.
 */
export function keyOf(field: string, { field: declared, part, values }: TextInLanguages): string | null {
  const { de } = values;
  if (typeof de !== 'string' || isBlank(de)) return null;
  return `${part === '' ? field : `${field}.${part}`}:${digestOf(declared, de).slice(0, digestLength)}`;
}

/** The field and part that a key refers to; their text may have changed. */
export function fieldOfKey(type: ContentType, key: string): { name: string; field: Field; label: string } | null {
  const [name = '', ...part] = (key.split(':')[0] ?? '').split('.');
  const field = translatedRoots(type).find(([root]) => root === name)?.[1];
  return field ? { name, field, label: labelOf(field, part.join('.')) } : null;
}

function labelOf(field: Field, part: string): string {
  const inner = partOf(field, part);
  return inner === field ? field.label : `${field.label}: ${inner.label}`;
}

interface GapRow extends Gap {
  resource: string;
  recordId: number;
}

/**
 * The texts of gaps in a language, by record. Two kinds are left out: whole lists (links, files), which have no text of
 * their own, and texts without German, which leave nothing to translate from. One query, and one per type.
 */
export async function readSegments(
  db: Kysely<Tables>,
  types: readonly ContentType[],
  ids: readonly number[],
  locale: ContentLocale,
  isOn: (feature: Feature | undefined) => boolean,
): Promise<RecordSegments[]> {
  const { rows: gaps } = await sql<GapRow>`select resource, record_id as "recordId", field, locale, state, stale,
      left_texts as left, machine_texts as machine
    from translation_gaps where id = any(${[...ids]}::bigint[]) and locale = ${locale} and state <> 'empty'
    order by id desc`.execute(db);
  const found: RecordSegments[] = [];
  for (const type of types) {
    const here = new Map<number, GapRow[]>();
    for (const gap of gaps)
      if (gap.resource === type.name) here.set(gap.recordId, [...(here.get(gap.recordId) ?? []), gap]);
    if (here.size === 0) continue;
    const { rows } = await sql<{ id: number; body: string }>`select id, body from ${sql.table(tableOf(type))}
      where id = any(${[...here.keys()]}::int[]) and ${isOfType(type)}`.execute(db);
    const bodies = new Map(rows.map(({ id, body }) => [id, body]));
    for (const [id, own] of here) {
      const record = JSON.parse(bodies.get(id) ?? '{}') as Record<string, unknown>;
      const segments = new Map<string, Segment>();
      for (const gap of own) {
        const field = translatedRoots(type).find(([name]) => name === gap.field)?.[1];
        if (!field || !isOn(field.feature)) continue;
        for (const segment of segmentsOf(type, field, record, gap, isOn)) segments.set(segment.key, segment);
      }
      if (segments.size > 0) found.push({ type, id, title: nameOf(type, record), segments: [...segments.values()] });
    }
  }
  return found;
}

function segmentsOf(
  type: ContentType,
  field: Field,
  record: Record<string, unknown>,
  gap: Gap,
  isOn: (feature: Feature | undefined) => boolean,
): Segment[] {
  const places = new Set(gapTexts(type, field, record, gap, isOn).map(({ path }) => path));
  return textsOf(type, gap.field, field, record, isOn).flatMap((text): Segment[] => {
    const key = keyOf(gap.field, text);
    if (key === null || !places.has(text.pathIn(gap.locale))) return [];
    const current = text.values[gap.locale];
    const before = gap.stale.find(({ part, text: known }) => part === text.part && known === current)?.german;
    return [
      {
        key,
        label: labelOf(field, text.part),
        isHtml: text.field.kind === 'richText',
        german: text.values.de as string,
        text: typeof current === 'string' ? current : '',
        before: typeof before === 'string' ? before : '',
      },
    ];
  });
}
