import { sql, type RawBuilder } from 'kysely';
import type { AssociationsField } from '../../../domain/fields';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { known, matchesTerm, matchingRows, namesOf, resourceIs, unforeseen } from '../search/matching';
import { tableOf } from '../storage/naming';
import type { OrderTerm } from './orderTerm';
import { sampleOf, type Sample, type Sampled } from './searchSample';

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
  /** Where it is known already; else it is taken first. */
  sample: Sample | undefined;
}

/** To find a record by its words, to look up its row and to sort it costs so much of what it costs to walk one, which is to read its text. */
const perMatch = 0.3;
/** And to look up the words costs so much once. */
const perSearch = 100;
/** A text costs so much to begin with, and one more for so many letters. */
const perText = 0.65;
const lengthOfOneMore = 3_500;
/** The walk may cost so much of what finding by words would: where it leads nowhere, no more is lost. */
const venture = 0.5;
/** Words do not lie evenly: the walk is begun where it may go so many times as far as it should have to. */
const patience = 1.5;
/** In the usual order the walk goes on after so many records only where it has found as often as it should; so it is begun sooner. */
const firstSteps = 200;
const ventureInSteps = 1;
const patienceInSteps = 1.25;
/** A record that filters leave out costs the walk so much of what a text does. */
const skipping = 0.05;
/** To pass over a record in the index of the order costs so much of what it costs to look up one that was found, and to sort it; more where the record itself has to be asked whether it is shown. */
export const passing = 0.2;
export const passingRecord = 0.6;

/**
 * A page of a list with a term. Where the words are common in the newest texts, the list is walked in its order, text by text, until the page
 * is full; what is rarer, or hides further down, is found by its words. Both find the same; which is cheaper the planner cannot know, since
 * PostgreSQL keeps no samples of long texts.
 */
export function searchedPage<Row>({ type, request: { term, limit, offset }, view, columns, order, conditions, finding, isUsual, isPrepared, sample: taken }: Searched): RawBuilder<Row> {
  const given = isPrepared ? unforeseen : known;
  const number = (value: number) => (isPrepared ? sql`(select ${value}::int)` : sql.lit(value));
  const needed = number(limit + offset);
  const table = sql.table(tableOf(type));
  const asked = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const isFound = matchesTerm(term, 's', view, given);
  const own = matchingRows(namesOf(type), term, view, given);
  const found = finding ? associated(finding, isFound, own, { others: matchingRows([finding.resource], term, view, given), isOther: matchesTerm(term, 'o', view, given) }) : { isFound, rows: own };
  const keys = order.map((_, index) => sql.ref(`key${index}`));
  const idAndKeys = sql.join([sql`p.id`, ...order.map(({ by }, index) => sql`${by} as ${keys[index]}`)]);
  const byKeys = sql`order by ${sql.join(order.map(({ way }, index) => sql`${keys[index]} ${way}`))}`;
  const page = sql`limit ${number(limit)} offset ${number(offset)}`;
  const isFull = sql`(select count(*) from walked) = ${needed}`;
  const walk = (rows: RawBuilder<unknown>, most: RawBuilder<unknown>) => sql`(
      select p.* from (select ${idAndKeys} from ${table} p where ${asked} ${byKeys} ${rows}) p
      cross join lateral (select s.text from search_index s where ${resourceIs(type)} and s.record_id = p.id offset 0) s
      where ${found.isFound} ${byKeys} limit ${most})`;
  // In two steps where the index of the order leads on from where the first ended; filters and other orders would be asked of all records again.
  const walked = isUsual
    ? sql`first as materialized ${walk(sql`limit (select least(rows, ${sql.lit(firstSteps)}) from budget)`, needed)},
    rest as materialized ${walk(
      sql`limit (select case when n < ${needed} and rows * (n + found) >= ${sql.lit(patienceInSteps)} * ${needed} * (${sql.lit(firstSteps)} + asked) then greatest(rows - ${sql.lit(firstSteps)}, 0) else 0 end from budget, (select count(*) as n from first) f) offset ${sql.lit(firstSteps)}`,
      sql`(select ${needed} - count(*) from first)`,
    )},
    walked as materialized (select * from first union all select * from rest)`
    : sql`walked as materialized ${walk(sql`limit (select rows from budget)`, needed)}`;
  // Of what is known to be in none of the newest texts nothing is walked: a statement without that is begun and ended in half the time.
  const isWalked = taken?.found !== 0;
  const isMany = sql`(select yes from many)`;
  // Not as a join, which would read the whole list: each record of the index of the order is asked whether it is among those that were found.
  const inOrder = sql`select ${idAndKeys} from ${table} p where ${isMany} and (p.id in (select record_id from matched)) is true and ${asked} ${byKeys} ${page}`;
  // By an array, since the planner takes what words find for thousands and would read the whole list to join it.
  const sorted = sql`select ${idAndKeys} from ${table} p where ${isUsual ? sql`not ${isMany}` : sql`true`} and p.id = any(array(select record_id from matched)) and ${asked} ${byKeys} ${page}`;
  return sql`
    with size as materialized (select reltuples as records from pg_class where oid = ${sql.lit(tableOf(type))}::regclass),
    sampled as materialized (${taken ? asGiven(taken) : sampleOf({ type, request: { term }, view, conditions, isPrepared })}),
    ${isWalked ? sql`budget as materialized (
      select case when found > 0 and rows * found >= ${sql.lit(isUsual ? patienceInSteps : patience)} * ${needed} * asked then rows else 0 end as rows, found, asked
      from (
        select *, ${sql.lit(isUsual ? ventureInSteps : venture)} * (${sql.lit(perSearch)} + records * held::float / greatest(read, 1) * ${sql.lit(perMatch)}) / (${sql.lit(perText)} + coalesce(length, 0) / ${sql.lit(lengthOfOneMore)} + ${sql.lit(skipping)} * (read - asked) / greatest(asked, 1)) as rows
        from sampled, size) s),
    ${walked},` : sql``}
    matched as materialized (select s.record_id from (${found.rows}) s ${isWalked ? sql`where not ${isFull}` : sql``}),
    ${isUsual ? sql`many as materialized (select count(*) ^ 2 * (select asked / greatest(read, 1)::float from sampled) >= ${sql.lit(conditions.length > 0 ? passingRecord : passing)} * ${needed} * (select records from size) as yes from matched),` : sql``}
    indexed as (${isUsual ? sql`(${inOrder}) union all (${sorted})` : sorted})
    select ${sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`))}
    from (${isWalked ? sql`(select * from walked where ${isFull} ${byKeys} ${page}) union all (select * from indexed where not ${isFull})` : sql`select * from indexed`}) found join ${table} p on p.id = found.id ${byKeys}`;
}

const asGiven = ({ read, held, asked, found, length }: Sample) => sql`select ${read}::float8 as read, ${held}::float8 as held, ${asked}::float8 as asked, ${found}::float8 as found, ${length}::float8 as length`;

/** Found by their own words or by those of whom they are associated with: each row that is walked, and all. */
function associated({ table, here, there, resource }: AssociationsField, isFound: RawBuilder<unknown>, own: RawBuilder<unknown>, { others, isOther }: { others: RawBuilder<unknown>; isOther: RawBuilder<unknown> }) {
  const [association, ofThem, ofOthers] = [sql`${sql.table(table)} a`, sql.ref(`a.${here}_id`), sql.ref(`a.${there}_id`)];
  return {
    isFound: sql`(${isFound} or exists (
      select from ${association} join search_index o on o.resource = ${sql.lit(resource)} and o.record_id = ${ofOthers} where ${ofThem} = p.id and ${isOther}))`,
    rows: sql`select s.record_id from (${own}) s union select ${ofThem} from ${association} join (${others}) s on s.record_id = ${ofOthers}`,
  };
}
