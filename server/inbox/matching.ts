import { sql, type Kysely } from 'kysely';
import { isOffered, type Context } from '../../domain/references';
import { fold } from '../../domain/lists/search';
import { relationsOf } from '../engine/storage/naming';
import type { ContentType } from '../../domain/contentType';
import type { Tables } from '../tables';

interface Entry {
  id: number;
  name: string;
  synonyms: string[];
  translations: Record<string, { name?: string }>;
  context: string | null;
}

/** A reference as a source identifies it: by name and by the source's own id. */
export interface Named {
  name: string;
  foreignId: string;
}

/** A reference, or an unknown name. */
export type MatchedReference = { id: number; name: string } | { id: null; name: string; foreignId: string };

/** Matches names from imports to references, by field of the record. */
export class Matching {
  readonly #entries = new Map<string, Entry[]>();

  /** Reads the reference lists of a content type. One query. */
  static async read(db: Kysely<Tables>, type: ContentType): Promise<Matching> {
    const relations = relationsOf(type);
    const queries = relations.map(
      ({ field, target }) =>
        sql`select ${sql.lit(field)} as field, id, name, synonyms, translations, context from ${sql.table(target)}`,
    );
    const { rows } = await sql<Entry & { field: string }>`${sql.join(queries, sql` union all `)} order by id`.execute(
      db,
    );
    const matching = new Matching();
    for (const { field } of relations) {
      const { context } = type.fields[field] as { context?: Context };
      matching.#entries.set(
        field,
        rows.filter((row) => row.field === field && isOffered(row, context)),
      );
    }
    return matching;
  }

  /** Finds an entry by its exact name, then by a synonym. */
  find(field: string, { name, foreignId }: Named): MatchedReference {
    const entries = this.#entries.get(field) ?? [];
    const wanted = spelling(name);
    const entry =
      entries.find((one) => spelling(one.name) === wanted) ??
      entries.find(({ synonyms }) => synonyms.some((synonym) => spelling(synonym) === wanted));
    return entry ? { id: entry.id, name: entry.name } : { id: null, name, foreignId };
  }

  /**
   * Finds an entry as users write it in a table: by the exact name in any language, then ignoring case and accents,
   * then by a synonym. Undefined if none or several match.
   */
  findWritten(field: string, name: string): { id: number; name: string } | undefined {
    const entries = this.#entries.get(field) ?? [];
    const wanted = spelling(name);
    const exact =
      entries.find((one) => spelling(one.name) === wanted) ??
      entries.find((one) => namesOf(one).some((text) => spelling(text) === wanted));
    const alike = (texts: (entry: Entry) => string[]) => {
      const found = entries.filter((one) => texts(one).some((text) => fold(spelling(text)) === fold(wanted)));
      return found.length === 1 ? found[0] : undefined;
    };
    const entry = exact ?? alike(namesOf) ?? alike(({ synonyms }) => synonyms);
    return entry && { id: entry.id, name: entry.name };
  }
}

const namesOf = ({ name, translations }: Entry) => [
  name,
  ...Object.values(translations).flatMap((translation) => translation.name ?? []),
];

/** Normalizes a name, so that Unicode composition and the number of spaces don't matter. */
const spelling = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();
