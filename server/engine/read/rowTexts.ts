import { sql, type Kysely } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import type { Elements, JoinedRows } from '../../driver/rowBytes';
import { LastUsed } from '../../http/lastUsed';
import { tableOf } from '../storage/naming';
import type { Tables } from '../../tables';
import type { View } from './filterConditions';
import { markedListQuery, storedListQuery, textOf } from './listQuery';
import type { Sample } from './searchSample';

interface Row {
  /** By which write it is as it is. */
  mark: number;
  /** As a string of its bytes. */
  text: string;
}
interface Missing {
  /** In the list. */
  place: number;
  id: number;
  mark: number;
}

/** What is kept has one number as its name, made of the record's id and the column: more than there are columns of texts. */
const mostColumns = 100;
/** What a row takes beside its text, about. */
const perRow = 100;

/**
 * What lists have shown of single rows: after a save nearly all rows of a list are as they were, and the database need not send them again. It is
 * asked with every list which rows stand there, and by which write they are as they are; a text is kept as that of one write. So lists are as new as if
 * they were read whole, whoever else writes, and nobody sees more of a record than before: what strangers read is another column than what editors do.
 */
export class RowTexts {
  readonly #kept: LastUsed<Row, number>;
  readonly #columns = new Map<string, number>();

  constructor(maxBytes = 32 * 1024 * 1024) {
    this.#kept = new LastUsed(maxBytes, ({ text }) => text.length + perRow);
  }

  /** The texts of a list's records, in order, where nothing but what is stored is shown. One query, and one more for the texts that are not known. */
  async list(db: Kysely<Tables>, type: ContentType<any>, asked: ListRequest, view: View, sample?: Sample): Promise<Elements> {
    const { rows: [marked] } = await markedListQuery(type, asked, view, sample).execute(db);
    const [column, name] = [textOf(asked, view), this.#nameOf(type, textOf(asked, view))];
    const { texts, missing } = this.#known((marked as JoinedRows).numbers(), name);
    if (missing.length === 0) return new Texts(texts);
    const { rows: [read] } = await textsOf(type, column, missing).execute(db);
    // Where one of them was written since, the list is read whole.
    if (read?.count !== missing.length) return (await storedListQuery(type, asked, view, sample).execute(db)).rows[0] as JoinedRows;
    for (const [index, text] of read.latin().entries()) {
      const { place, id, mark } = missing[index] as Missing;
      texts[place] = text;
      this.#kept.set(name(id), { mark, text });
    }
    return new Texts(texts);
  }

  /** In: id and mark of each row, one after the other. */
  #known(numbers: readonly number[], name: (id: number) => number): { texts: string[]; missing: Missing[] } {
    const texts: string[] = [];
    const missing: Missing[] = [];
    for (let index = 0; index < numbers.length; index += 2) {
      const [id, mark] = [numbers[index] as number, numbers[index + 1] as number];
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

/** The texts of these rows, in order, as far as they are by the write that is asked for. */
const textsOf = (type: ContentType<any>, column: string, rows: readonly Missing[]) => sql<JoinedRows>`/* prepared bytes */
  select p.${sql.ref(column)} from unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ mark }) => mark)}::xid[]) with ordinality asked(id, mark, place)
  join ${sql.table(tableOf(type))} p on p.id = asked.id and p.xmin = asked.mark order by asked.place`;
