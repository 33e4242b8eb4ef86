import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { AssociationsField } from '../../../domain/fields';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { typeNamed } from '../related/relatedFields';
import { both, known, matchesTerm, matchingRows, resourceIs, unforeseen } from '../search/matching';
import { tableOf } from '../storage/naming';
import type { OrderTerm } from './orderTerm';

/** What a list says of each record, by name; its row is `p`. */
export type Columns = Record<string, RawBuilder<unknown>>;

/** How common words are in the newest texts of a type: how many texts were read, how many of them are asked for beside the words, how many of these hold them, and how long they are. */
export interface Sample {
  read: number;
  asked: number;
  found: number;
  length: number | null;
}

interface Sampled {
  type: ContentType<any>;
  request: Pick<ListRequest, 'term'>;
  view: 'all' | 'public';
  /** What is asked of the rows beside the words. */
  conditions: readonly RawBuilder<unknown>[];
  /** It is prepared: one plan serves all words and pages, which the planner then must not look at. */
  isPrepared: boolean;
}

interface Searched extends Sampled {
  request: Pick<ListRequest, 'term' | 'limit' | 'offset'>;
  columns: Columns;
  order: readonly OrderTerm[];
  /** The field by whose records a record is found too. */
  finding: AssociationsField | undefined;
  /** Where it is known already; else it is taken first. */
  sample: Sample | undefined;
}

/** Of so many of the newest texts it is asked how common the words are. */
const sample = 200;
/** What the index finds costs as much as so many texts that are walked, and one more for so many letters: it is read whole, its row is looked up and sorted. */
const perMatch = 1.2;
const lengthOfOneMore = 2_000;
/** The walk may cost so much of what the trigram index would: where it leads nowhere, no more is lost. */
const venture = 0.5;
/** Words do not lie evenly: the walk is begun where it may go so many times as far as it should have to. */
const patience = 1.5;

/** Takes a sample of the newest texts of a type. Type by type: among the newest of all types, those of others would be passed over by the thousand. */
export function sampleOf({ type, request: { term }, view, conditions, isPrepared }: Sampled): RawBuilder<Sample> {
  const newest = sql.join((type.members ?? [type]).map(({ name }) => sql`(select * from search_index s where s.resource = ${sql.lit(name)} order by s.resource desc, s.record_id desc limit ${sql.lit(sample)})`), sql` union all `);
  const asked = conditions.length > 0 ? both(conditions) : sql`true`;
  return sql`
      select count(*) as read, count(*) filter (where ${asked}) as asked, count(*) filter (where ${asked} and ${matchesTerm(term, 's', view, 'read', isPrepared ? unforeseen : known)}) as found, avg(octet_length(s.text))::float8 as length
      from (select * from (${newest}) s order by s.record_id desc limit ${sql.lit(sample)}) s
      ${conditions.length > 0 ? sql`join ${sql.table(tableOf(type))} p on p.id = s.record_id` : sql``}`;
}

/**
 * A page of a list with a term. Where the words are common in the newest texts, the list is walked in its order, text by text, until the page
 * is full; what is rarer, or hides further down, the trigram index finds. Both find the same; which is cheaper the planner cannot know, since
 * PostgreSQL keeps no samples of long texts.
 */
export function searchedPage<Row>({ type, request: { term, limit, offset }, view, columns, order, conditions, finding, isPrepared, sample: taken }: Searched): RawBuilder<Row> {
  const given = isPrepared ? unforeseen : known;
  const number = (value: number) => (isPrepared ? sql`(select ${value}::int)` : sql.lit(value));
  const needed = number(limit + offset);
  const table = sql.table(tableOf(type));
  const asked = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  const isFound = matchesTerm(term, 's', view, 'read', given);
  const own = matchingRows(type, term, view, given);
  const found = finding ? associated(finding, isFound, own, { others: matchingRows(typeNamed(finding.resource), term, view, given), isOther: matchesTerm(term, 'o', view, 'read', given) }) : { isFound, rows: own };
  const keys = order.map((_, index) => sql.ref(`key${index}`));
  const idAndKeys = sql.join([sql`p.id`, ...order.map(({ by }, index) => sql`${by} as ${keys[index]}`)]);
  const byKeys = sql`order by ${sql.join(order.map(({ way }, index) => sql`${keys[index]} ${way}`))}`;
  const page = sql`limit ${number(limit)} offset ${number(offset)}`;
  const isFull = sql`(select count(*) from walked) = ${needed}`;
  return sql`
    with sampled as materialized (${taken ? asGiven(taken) : sampleOf({ type, request: { term }, view, conditions, isPrepared })}),
    budget as materialized (
      select case when found > 0 and rows * found >= ${sql.lit(patience)} * ${needed} * asked then rows else 0 end as rows
      from (select *, ${sql.lit(venture)} * found / greatest(read, 1) * c.reltuples * (${sql.lit(perMatch)} + length / ${sql.lit(lengthOfOneMore)}) as rows from sampled, pg_class c where c.oid = ${sql.lit(tableOf(type))}::regclass) s),
    walked as materialized (
      select p.* from (select ${idAndKeys} from ${table} p where ${asked} ${byKeys} limit (select rows from budget)) p
      cross join lateral (select s.text from search_index s where ${resourceIs(type)} and s.record_id = p.id offset 0) s
      where ${found.isFound} ${byKeys} limit ${needed}),
    indexed as (select ${idAndKeys} from ${table} p join (${found.rows}) s on s.record_id = p.id where ${asked} ${byKeys} ${page})
    select ${sql.join(Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.ref(name)}`))}
    from ((select * from walked where ${isFull} ${byKeys} ${page}) union all (select * from indexed where not ${isFull})) found join ${table} p on p.id = found.id ${byKeys}`;
}

const asGiven = ({ read, asked, found, length }: Sample) => sql`select ${read}::float8 as read, ${asked}::float8 as asked, ${found}::float8 as found, ${length}::float8 as length`;

/** Found by their own words or by those of whom they are associated with: each row that is walked, and all. */
function associated({ table, here, there, resource }: AssociationsField, isFound: RawBuilder<unknown>, own: RawBuilder<unknown>, { others, isOther }: { others: RawBuilder<unknown>; isOther: RawBuilder<unknown> }) {
  const [association, ofThem, ofOthers] = [sql`${sql.table(table)} a`, sql.ref(`a.${here}_id`), sql.ref(`a.${there}_id`)];
  return {
    isFound: sql`(${isFound} or exists (
      select from ${association} join search_index o on o.resource = ${sql.lit(resource)} and o.record_id = ${ofOthers} where ${ofThem} = p.id and ${isOther}))`,
    rows: sql`${own} union select ${ofThem} from ${association} join (${others}) s on s.record_id = ${ofOthers}`,
  };
}
