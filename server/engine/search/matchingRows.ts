import { sql, type RawBuilder } from 'kysely';
import { allContentTypes } from '../../../domain/contentTypes';
import { searchWords } from '../../../domain/lists/search';
import {
  allIn,
  arrayOf,
  both,
  holdsWord,
  isIndexed,
  isIndexedWord,
  known,
  matchesTerm,
  oneOf,
  type Given,
  type View,
} from './matching';

/**
 * Types whose texts have an index of their own, since a part of a word stands in thousands of their words
 * (`ContentType.ownWords`).
 */
export const searchedByText: readonly string[] = allContentTypes
  .filter(({ ownWords }) => ownWords)
  .map(({ name }) => name);

/** Of so many types the words are found by type. */
const mostByIndex = 3;

/**
 * The rows that hold every word of a term, of the types with these names: each its `resource` and `record_id`. Those
 * that are sorted in are found by their words, or by the index of their texts; what waits is looked through, and what
 * was written down of it before does not count.
 */
export function matchingRows(
  resources: readonly string[],
  term: string,
  view: View,
  given = known,
): RawBuilder<unknown> {
  const read = sql`select s.resource, s.record_id from search_index s where ${isOneOf('s', resources)} and ${matchesTerm(term, 's', view, given)}`;
  if (!isIndexed(term)) return read;
  const [byWords, byText] = [
    resources.filter((name) => !searchedByText.includes(name)),
    resources.filter((name) => searchedByText.includes(name)),
  ];
  return sql.join(
    [
      ...(byWords.length > 0 ? [rowsByWords(byWords, term, view, given)] : []),
      ...(byText.length > 0 ? [rowsByText(byText, term, view, given)] : []),
      sql`${read} and not s.is_indexed`,
    ],
    sql` union all `,
  );
}

/** Of so many words at once the index is asked: each row that it finds it holds against all of them. */
const together = 50;
/** Asked for several words it passes over most rows of each, which is worth more than that. */
const fewOfSeveral = 500;

/**
 * By what is written down of each. A part of a word may stand in ten thousand words (`100` in numbers), and to ask the
 * index for all of them at once takes as many steps for each row (1.5 s, now 90 ms): then it is asked for some after
 * the other, and what it finds for each word of the term is held against what it finds for the others.
 */
function rowsByWords(resources: readonly string[], term: string, view: View, given: Given): RawBuilder<unknown> {
  // The index knows the type, too, which helps where few are asked for; of all of them it would read everything.
  const ofThese =
    resources.length <= mostByIndex ? sql`array[w.resource] && ${arrayOf(resources)}` : isOneOf('w', resources);
  const words = searchWords(term);
  const indexed = words.filter(isIndexedWord);
  const ids = indexed.map((_, index) => sql.ref(`ids${index}`));
  const found = indexed.map(
    (spellings, index) => sql`${ids[index]} as materialized (
    select array(select w.id from search_words w where ${ofThese} ${view === 'public' ? sql`and not w.is_hidden` : sql``} and ${oneOf(spellings, (spelling) => contains(sql.ref('w.word'), spelling, given))}) as ids)`,
  );
  const isFew = sql`(select ${both(ids.map((one) => sql<boolean>`cardinality(${one}.ids) <= ${sql.lit(indexed.length === 1 ? together : fewOfSeveral)}`))} from ${sql.join(ids)})`;
  // Of one type the number says it all, which is looked up faster.
  const isOfOne = resources.length === 1;
  const [key, waiting] = isOfOne
    ? [
        sql`f.record_id`,
        sql`select s.record_id from search_index s where ${isOneOf('s', resources)} and not s.is_indexed`,
      ]
    : [sql`(f.resource, f.record_id)`, sql`select s.resource, s.record_id from search_index s where not s.is_indexed`];
  // Of words that no index knows the text is asked.
  const others = words
    .filter((spellings) => !isIndexedWord(spellings))
    .map(
      (spellings) =>
        sql<boolean>`(select ${holdsWord(spellings, 's', view, given)} from search_index s where s.resource = f.resource and s.record_id = f.record_id)`,
    );
  const isRight = [sql<boolean>`${key} not in (${waiting})`, ...others];
  const inParts = (one: RawBuilder<unknown>) => sql`
    (select array_agg(id) as ids from ${one}, unnest(ids) with ordinality each(id, place) where not ${isFew} group by place / ${sql.lit(together)}) part
    cross join lateral (select f.resource, f.record_id from search_postings f where f.words && part.ids offset 0) f`;
  const isFoundBy = (one: RawBuilder<unknown>) =>
    sql<boolean>`${key} in (select ${isOfOne ? sql`f.record_id` : sql`f.resource, f.record_id`} from ${inParts(one)})`;
  const [first, ...rest] = ids as [RawBuilder<unknown>, ...RawBuilder<unknown>[]];
  return sql`(
    with ${sql.join(found)}
    select f.resource, f.record_id from search_postings f where ${isFew} and ${both([...ids.map((one) => sql<boolean>`f.words && (select ids from ${one})`), ...isRight])}
    union all select f.resource, f.record_id from (select distinct f.resource, f.record_id from ${inParts(first)}) f where ${both([...isRight, ...rest.map(isFoundBy)])})`;
}

const rowsByText = (resources: readonly string[], term: string, view: View, given: Given) => sql`
  select s.resource, s.record_id from search_index s where s.is_indexed and ${isOneOf('s', resources)}
  and ${both(allIn(searchWords(term), (spelling) => contains(sql.ref('s.text'), spelling, given)))} ${view === 'public' ? sql`and ${matchesTerm(term, 's', view, given)}` : sql``}`;

const isOneOf = (table: string, resources: readonly string[]) =>
  sql`${sql.ref(`${table}.resource`)} in (${sql.join(resources.map((name) => sql.lit(name)))})`;

/** As a trigram index knows it. */
const contains = (text: RawBuilder<unknown>, spelling: string, given: Given) =>
  sql`${text} like ${given(`%${spelling.replace(/[\\%_]/g, '\\$&')}%`)}`;
