import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { JoinedRows, type Elements } from '../../driver/rowBytes';
import { LastUsed } from '../../http/lastUsed';
import { markColumn } from '../storage/linkedIds';
import { tableOf } from '../storage/naming';
import type { Tables } from '../../tables';
import { composeAll, composeByIds, isStoredWhole, type Composing } from './compose';
import type { View } from './filterConditions';
import { listQuery, markedListQuery, storedListQuery, textOf, type Known } from './listQuery';
import { rowMark } from './rowMark';

/** Where nothing but what is stored is shown it is a number. */
type Mark = number | string;
interface Row {
  /** By which writes it is as it is. */
  mark: Mark;
  /** As a string of its bytes. */
  text: string;
}
interface Missing {
  /** In the list. */
  place: number;
  id: number;
  mark: Mark;
}

/**
 * What is kept has one number as its name, made of the record's id and the column: far more than there are columns of
 * texts, of types that are still to come too.
 */
const mostColumns = 1_000;
/** What a row takes beside its text, about. */
const perRow = 100;

/**
 * What lists have shown of single rows: after a save nearly all rows of a list are as they were, and the database need
 * not send them again. It is asked with every list which rows stand there, and by which writes they, and what they show
 * of others, are as they are; a text is kept as that of these writes. So lists are as new as if they were read whole,
 * whoever else writes, and nobody sees more of a record than before: what strangers read is another column than what
 * editors do.
 */
export class RowTexts {
  readonly #kept: LastUsed<Row, number>;
  readonly #columns = new Map<string, number>();

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#kept = new LastUsed(maxBytes, ({ mark, text }) => text.length + String(mark).length + perRow);
  }

  /**
   * The records of a list, in order. One query, and one more for those that are not known; of types that share a table
   * one for each.
   */
  async list(
    db: Kysely<Tables>,
    type: ContentType<any>,
    asked: ListRequest,
    view: View,
    known?: Known,
  ): Promise<Elements> {
    const how = howOf(asked, view);
    const mark = rowMark(type, how);
    if (!mark) return readWhole(db, type, asked, view, known);
    const isStored = isStoredWhole(type, how);
    const {
      rows: [marked],
    } = await markedListQuery(type, asked, view, mark, known).execute(db);
    // What is shown of others is shorter in tables.
    const name = this.#nameOf(type, `${textOf(asked, view)} ${how.short}`);
    const { texts, missing } = this.#known(
      isStored ? (marked as JoinedRows).numbers() : (marked as JoinedRows).latin(),
      name,
    );
    if (missing.length === 0) return new Texts(texts);
    const read = await (isStored ? storedTexts : composedTexts)(db, type, asked, view, missing);
    if (!read) return readWhole(db, type, asked, view, known);
    for (const [index, text] of read.entries()) {
      const { place, id, mark: by } = missing[index] as Missing;
      texts[place] = text;
      this.#kept.set(name(id), { mark: by, text });
    }
    return new Texts(texts);
  }

  /** In: id and mark of each row, one after the other. */
  #known(pairs: readonly Mark[], name: (id: number) => number): { texts: string[]; missing: Missing[] } {
    const texts: string[] = [];
    const missing: Missing[] = [];
    for (let index = 0; index < pairs.length; index += 2) {
      const [id, mark] = [Number(pairs[index]), pairs[index + 1] as Mark];
      const row = this.#kept.get(name(id));
      if (row?.mark !== mark) missing.push({ place: texts.length, id, mark });
      texts.push(row?.text ?? '');
    }
    return { texts, missing };
  }

  #nameOf(type: ContentType<any>, column: string): (id: number) => number {
    const full = `${tableOf(type)} ${column}`;
    const known = this.#columns.get(full) ?? this.#columns.size;
    this.#columns.set(full, known);
    return (id) => id * mostColumns + known;
  }
}

/** Strings of bytes. */
class Texts implements Elements {
  constructor(private readonly texts: readonly string[]) {}

  get count(): number {
    return this.texts.length;
  }

  between(before: Buffer, count: number, after: Buffer): Buffer {
    // Put together when the bytes are made of it, which takes half of what joining and then copying does.
    let all = before.toString('latin1');
    for (const [index, text] of this.texts.entries()) {
      if (index === count) break;
      all += index === 0 ? text : `,${text}`;
    }
    return Buffer.from(all + after.toString('latin1'), 'latin1');
  }
}

const howOf = ({ shape }: ListRequest, view: View): Composing => ({ view, short: shape === 'summary' });

/** A list as it is now, with all that it shows. One query, one more for what its records are related to. */
async function readWhole(
  db: Kysely<Tables>,
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
  known?: Known,
): Promise<Elements> {
  const how = howOf(asked, view);
  if (isStoredWhole(type, how))
    return (await storedListQuery(type, asked, view, known).execute(db)).rows[0] as JoinedRows;
  const { rows } = await listQuery(type, asked, view, known).execute(db);
  return JoinedRows.of(await composeAll(db, type, how, rows));
}

/** The texts of these rows, in order; undefined where one of them was written since. */
async function storedTexts(
  db: Kysely<Tables>,
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
  rows: readonly Missing[],
): Promise<string[] | undefined> {
  const own = markColumn(type);
  const {
    rows: [read],
  } = await sql<JoinedRows>`/* prepared bytes */
    select p.${sql.ref(textOf(asked, view))} from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ mark }) => mark)}::${sql.raw(own === 'xmin' ? 'xid' : 'bigint')}[]) with ordinality asked(id, mark, place)
    join ${sql.table(tableOf(type))} p on p.id = asked.id and p.${sql.ref(own)} = asked.mark order by asked.place`.execute(
    db,
  );
  return read?.count === rows.length ? read.latin() : undefined;
}

/**
 * The same with what the records are related to; undefined where one of them is gone. What was written since is kept by
 * the mark of before, which no list has any more that is read from now on.
 */
async function composedTexts(
  db: Kysely<Tables>,
  type: ContentType<any>,
  asked: ListRequest,
  view: View,
  rows: readonly Missing[],
): Promise<string[] | undefined> {
  const texts = await composeByIds(
    db,
    type,
    howOf(asked, view),
    rows.map(({ id }) => id),
    textOf(asked, view),
  );
  return texts?.map((text) => Buffer.from(text).toString('latin1'));
}
