import { sql, type RawBuilder } from 'kysely';
import type { ContentType } from '../../../domain/contentType';
import type { ListRequest } from '../../../domain/lists/listRequest';
import { both, known, matchesTerm, namesOf, unforeseen } from '../search/matching';
import { tableOf } from '../storage/naming';

/**
 * How common words are in the newest texts of a type: how many texts were read, how many of them hold the words, how
 * many are asked for beside the words, how many of these hold them, how long they are, and how many records the type
 * has, about.
 */
export interface Sample {
  read: number;
  held: number;
  asked: number;
  found: number;
  length: number | null;
  records: number;
}

export interface Sampled {
  type: ContentType<any>;
  request: Pick<ListRequest, 'term'>;
  view: 'all' | 'public';
  /** What is asked of the rows beside the words. */
  conditions: readonly RawBuilder<unknown>[];
  /** It is prepared: one plan serves all words and pages, which the planner then must not look at. */
  isPrepared: boolean;
}

/** Of so many of the newest texts it is asked how common the words are. */
const sample = 200;

/**
 * Takes a sample of the newest texts of a type. Type by type: among the newest of all types, those of others would be
 * passed over by the thousand.
 */
export function sampleOf({ type, request: { term }, view, conditions, isPrepared }: Sampled): RawBuilder<Sample> {
  const newest = sql.join(
    namesOf(type).map(
      (name) =>
        sql`(select * from search_index s where s.resource = ${sql.lit(name)} order by s.resource desc, s.record_id desc limit ${sql.lit(sample)})`,
    ),
    sql` union all `,
  );
  const asked = conditions.length > 0 ? both(conditions) : sql`true`;
  return sql`
      select count(*)::int as read, count(*) filter (where holds)::int as held, count(*) filter (where ${asked})::int as asked, count(*) filter (where ${asked} and holds)::int as found, avg(octet_length(s.text))::float8 as length,
        (select greatest(reltuples, 0)::int from pg_class where oid = ${sql.lit(tableOf(type))}::regclass) as records
      from (select s.record_id, s.text, ${matchesTerm(term, 's', view, isPrepared ? unforeseen : known)} as holds from (${newest}) s order by s.record_id desc limit ${sql.lit(sample)}) s
      ${conditions.length > 0 ? sql`join ${sql.table(tableOf(type))} p on p.id = s.record_id` : sql``}`;
}
