import { sql, type RawBuilder } from 'kysely';
import type { AssociationsField } from '../../../domain/fields';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { known, matchesTerm, namesOf, resourceIs, unforeseen } from '../search/matching';
import { matchingRows, searchedByText } from '../search/matchingRows';
import { tableOf } from '../storage/naming';
import type { OrderTerm } from './orderTerm';
import type { Sample, Sampled } from './searchSample';

/** What a list says of each record, by name; its row is `p`. */
export type Columns = Record<string, RawBuilder<unknown>>;

interface Searched extends Sampled {
  request: Pick<ListRequest, 'term' | 'limit' | 'offset'>;
  columns: Columns;
  order: readonly OrderTerm[];
  /** The field by whose records a record is found too. */
  finding: AssociationsField | undefined;
  /** It is the list in its usual order, which an index has, without filters. */
  isUsual: boolean;
  sample: Sample | undefined;
}

/**
 * To find a record by its words, to look up its row and to sort it costs so much of what it costs to walk one, which is
 * to read its text; where the text is read for that, too, so much.
 */
const perMatch = 0.3;
const perMatchingText = 1.2;
/** And to look up the words costs so much once. */
const perSearch = 100;
/** A text costs so much to begin with, and one more for so many letters. */
const perText = 0.65;
const lengthOfOneMore = 3_500;
/** The walk may cost so much of what finding by words would: where it leads nowhere, no more is lost. */
const venture = 0.5;
/** Words do not lie evenly: the walk is begun where it may go so many times as far as it should have to. */
const patience = 1.5;
/**
 * In the usual order the walk goes on after so many records only where it has found as often as it should; so it is
 * begun sooner.
 */
const firstSteps = 200;
const ventureInSteps = 1;
const patienceInSteps = 1.25;
/** A record that filters leave out costs the walk so much of what a text does. */
const skipping = 0.05;
/**
 * To pass over a record in the index of the order costs so much of what it costs to look up one that was found, and to
 * sort it; more where the record itself has to be asked whether it is shown.
 */
export const passing = 0.2;
export const passingRecord = 0.6;

/**
 * What is taken for true where nobody has taken a sample: the walk is begun, and ended soon where it does not lead
 * there.
 */
const guess: Sample = { read: 200, held: 40, asked: 200, found: 40, length: 1_000, records: 20_000 };

/**
 * A page of a list with a term. Where the words are common in the newest texts, the list is walked in its order, text
 * by text, until the page is full; what is rarer, or hides further down, is found by its words. Both find the same;
 * which is cheaper the planner cannot know, since PostgreSQL keeps no samples of long texts.
 */
export function searchedPage<Row>({
  type,
  request: { term, limit, offset },
  view,
  columns,
  order,
  conditions,
  finding,
  isUsual,
  isPrepared,
  sample = guess,
}: Searched): RawBuilder<Row> {
  const given = isPrepared ? unforeseen : known;
  const number = (value: number) => (isPrepared ? sql`(select ${value}::int)` : sql.lit(value));
  const way = wayOf(sample, {
    perRecord: namesOf(type).some((name) => searchedByText.includes(name)) ? perMatchingText : perMatch,
    needed: limit + offset,
    isUsual,
    passed: conditions.length > 0 ? passingRecord : passing,
  });
  const table = sql.table(tableOf(type));
  const asked = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const isFound = matchesTerm(term, 's', view, given);
  const own = matchingRows(namesOf(type), term, view, given);
  const found = finding
    ? associated(finding, isFound, own, {
        others: matchingRows([finding.resource], term, view, given),
        isOther: matchesTerm(term, 'o', view, given),
      })
    : { isFound, rows: own };
  const keys = order.map((_, index) => sql.ref(`key${index}`));
  const idAndKeys = sql.join([sql`p.id`, ...order.map(({ by }, index) => sql`${by} as ${keys[index]}`)]);
  const byKeys = sql`order by ${sql.join(order.map(({ way: direction }, index) => sql`${keys[index]} ${direction}`))}`;
  const page = sql`limit ${number(limit)} offset ${number(offset)}`;
  const needed = number(limit + offset);
  // Not as a join, which would read the whole list: each record of the index of the order is asked whether it is among
  // those that were found. And few by an array, since the planner takes what words find for thousands.
  const matched = sql`select s.record_id from (${found.rows}) s`;
  const isMatched = way.isMany ? sql`(p.id in (${matched})) is true` : sql`p.id = any(array(${matched}))`;
  const byWords = (isWanted: RawBuilder<unknown>) =>
    sql`select ${idAndKeys} from ${table} p where ${isWanted} and ${isMatched} and ${asked} ${byKeys} ${page}`;
  const shown = (pageRows: RawBuilder<unknown>) =>
    sql<Row>`select r.* from (${pageRows}) found ${rowsOf(table, columns)} ${byKeys}`;
  if (way.rows === 0) return shown(byWords(sql`true`));
  const isFull = sql`(select count(*) from walked) = ${needed}`;
  const walk = (rows: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`(
      select p.* from (select ${idAndKeys} from ${table} p where ${asked} ${byKeys} ${rows}) p
      cross join lateral (select s.text from search_index s where ${resourceIs(type)} and s.record_id = p.id offset 0) s
      where ${found.isFound} ${byKeys} limit ${most})`;
  // In two steps where the index of the order leads on from where the first ended; filters and other orders would be
  // asked of all records again.
  const walked = isUsual
    ? sql`first as materialized ${walk(sql`limit ${number(Math.min(way.rows, firstSteps))}`, needed)},
    rest as materialized ${walk(
      sql`limit (select case when n < ${needed} and n >= ${number(way.enough)} then ${number(Math.max(way.rows - firstSteps, 0))} else 0 end from (select count(*) as n from first) f) offset ${sql.lit(firstSteps)}`,
      sql`(select ${needed} - count(*) from first)`,
    )},
    walked as materialized (select * from first union all select * from rest)`
    : sql`walked as materialized ${walk(sql`limit ${number(way.rows)}`, needed)}`;
  return sql`with ${walked} ${shown(sql`(select * from walked where ${isFull} ${byKeys} ${page}) union all (${byWords(sql`not ${isFull}`)})`)}`;
}

/**
 * What is said of each record that was found. Looked up one by one: where an index has all columns, the planner would
 * read the whole of it, since it takes what is found for more.
 */
export const rowsOf = (table: RawBuilder<unknown>, columns: Columns): RawBuilder<unknown> =>
  sql`cross join lateral (select ${sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`))} from ${table} p where p.id = found.id offset 0) r`;

interface Way {
  /** So many records are walked at most. */
  rows: number;
  /** After the first steps the walk goes on where it has found so many. */
  enough: number;
  /** What words find is met in the index of the order; else it is looked up and sorted. */
  isMany: boolean;
}

/** How a page is read. In: how many records of the list it takes, and what it costs to pass over one of them. */
function wayOf(
  { read, held, asked, found, length, records }: Sample,
  { perRecord, needed, isUsual, passed }: { perRecord: number; needed: number; isUsual: boolean; passed: number },
): Way {
  const matches = (records * held) / Math.max(read, 1);
  const text = perText + (length ?? 0) / lengthOfOneMore + (skipping * (read - asked)) / Math.max(asked, 1);
  const rows = Math.floor(((isUsual ? ventureInSteps : venture) * (perSearch + matches * perRecord)) / text);
  const wanted = (isUsual ? patienceInSteps : patience) * needed;
  const isWalked = found > 0 && rows * found >= wanted * asked;
  return {
    rows: isWalked ? rows : 0,
    enough: isWalked ? Math.max(0, Math.ceil((wanted * (firstSteps + asked)) / rows - found)) : 0,
    isMany: isUsual && (isWalked || (matches ** 2 * asked) / Math.max(read, 1) >= passed * needed * records),
  };
}

/** Found by their own words or by those of whom they are associated with: each row that is walked, and all. */
function associated(
  { table, here, there, resource }: AssociationsField,
  isFound: RawBuilder<unknown>,
  own: RawBuilder<unknown>,
  { others, isOther }: { others: RawBuilder<unknown>; isOther: RawBuilder<unknown> },
) {
  const [association, ofThem, ofOthers] = [
    sql`${sql.table(table)} a`,
    sql.ref(`a.${here}_id`),
    sql.ref(`a.${there}_id`),
  ];
  return {
    isFound: sql`(${isFound} or exists (
      select from ${association} join search_index o on o.resource = ${sql.lit(resource)} and o.record_id = ${ofOthers} where ${ofThem} = p.id and ${isOther}))`,
    rows: sql`select s.record_id from (${own}) s union select ${ofThem} from ${association} join (${others}) s on s.record_id = ${ofOthers}`,
  };
}
