import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import { LastUsed } from '../../http/lastUsed';
import type { Tables } from '../../tables';
import { hasRelatedFields } from '../related/relatedFields';
import { isOfType, tableOf } from '../storage/naming';
import type { Stored } from '../write/repository';
import { compose } from './compose';
import { CrowdReader } from './crowdReader';

interface Row extends Stored {
  /** Another one whenever PostgreSQL has written the row anew. */
  stamp: string;
}

/**
 * The single records of a type as strangers see them, for a crowd of them: read together, and a text that the row still
 * holds is not sent again by the database. What is answered is never older than the question: whether a record is
 * public, and which text it has, is asked each time.
 */
export class PublicRecords {
  readonly #kept = new LastUsed<Row>(8 * 1024 * 1024, ({ body }) => body.length + 200);
  readonly #crowd = new CrowdReader<number, Stored>((ids) => this.#read(ids));

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly type: ContentType<any>,
  ) {}

  /** Undefined where there is none for strangers. */
  of(id: number): Promise<Stored | undefined> {
    return this.#crowd.of(id);
  }

  /** One query however many, one more for what they are related to. */
  async #read(ids: readonly number[]): Promise<Map<number, Stored>> {
    const { db, type } = this;
    const known = ids.map((id) => this.#kept.get(String(id)));
    const { rows } = await sql<Omit<Row, 'body'> & { body: string | null }>`/* prepared */
      select r.id, r.version, r.xmin::text || r.ctid::text as stamp, case when r.xmin::text || r.ctid::text = asked.stamp then null else r.public_body end as body
      from unnest(${ids}::int[], ${known.map((row) => row?.stamp ?? null)}::text[]) as asked(id, stamp)
      join ${sql.table(tableOf(type))} r on r.id = asked.id where ${isOfType(type, 'r')} and r.is_public`.execute(db);
    const before = new Map(known.flatMap((row) => (row ? [[row.id, row]] : [])));
    const found = rows.map((row) =>
      row.body === null ? (before.get(row.id) as Row) : this.#keep({ ...row, body: row.body }),
    );
    const texts = hasRelatedFields(type) ? await compose(db, type, { view: 'public' }, found) : undefined;
    return new Map(found.map((row, index) => [row.id, texts ? { ...row, body: texts[index] ?? row.body } : row]));
  }

  #keep(row: Row): Row {
    this.#kept.set(String(row.id), row);
    return row;
  }
}
