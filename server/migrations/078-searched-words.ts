import { sql, type Kysely } from 'kysely';

const wordId = `hashtextextended(resource || case when is_hidden then e'\\n' else ' ' end || word, 0)`;
/** What stands behind the line break strangers do not see. */
const [seen, hidden] = [1, 2].map((part) => `string_to_array(split_part(text, e'\\n', ${part}), ' ')`);

/** Those of persons and organisations have an index of their texts, which stays. */
const isMeant = `is_indexed and resource not in ('contacts/person', 'contacts/company')`;

/**
 * Searches look up words instead of texts: `search_words` holds each word of a type once, with a trigram index, and
 * `search_postings` which words each record has. The trigram index of the texts, which read all that hold the parts of
 * a word, is no longer needed. docs/decisions/search.md.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    // Reading all texts takes longer than a request may.
    'set local statement_timeout = 0',
    `set local maintenance_work_mem = '256MB'`,
    // Which texts the indexes know is said anew, and by a trigger: while one server after the other is updated, the
    // older ones sort texts in without writing down their words, and say so in the column of before, which nobody asks
    // any more.
    'alter table search_index add column is_indexed boolean not null default true',
    'alter table search_index alter column is_indexed set default false',
    'update search_index set is_indexed = false where not is_sorted',
    `create function text_is_another() returns trigger language plpgsql as $$ begin new.is_indexed := false; return new; end $$`,
    'create trigger text_is_another before update of text on search_index for each row when (old.text is distinct from new.text) execute function text_is_another()',
    'drop index search_index_text, search_index_unsorted',
    'create index search_index_waiting on search_index (record_id) where not is_indexed',
    // A word is known by a number made of it, so that nobody has to look that up before he writes.
    'create table search_words (id bigint primary key, resource text not null, is_hidden boolean not null, word text not null)',
    `create table search_postings (
      resource text not null, record_id integer not null, words bigint[] not null,
      primary key (resource, record_id), foreign key (resource, record_id) references search_index on delete cascade)`,
    // They are never read, only by their index: where they are many they lie beside the row, as they are, so that more
    // rows stand on a page.
    'alter table search_postings alter column words set storage external',
    `insert into search_words select ${wordId} as id, resource, is_hidden, word from (
      select distinct resource, false as is_hidden, unnest(${seen}) as word from search_index where ${isMeant}
      union all select distinct resource, true, unnest(${hidden}) from search_index where ${isMeant}) s where word <> ''`,
    `insert into search_postings select resource, record_id, array(
      select ${wordId} from (select false as is_hidden, unnest(${seen}) as word union all select true, unnest(${hidden})) s where word <> '')
      from search_index where ${isMeant}`,
    // The type in it as an array, since only for those PostgreSQL has what it takes without another extension.
    'create index search_words_word on search_words using gin ((array[resource]) array_ops, word gin_trgm_ops)',
    'create index search_postings_words on search_postings using gin (words)',
    // Unless the planner knows that few wait, it takes half of them to.
    'analyze search_index, search_words, search_postings',
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
