import { sql } from 'kysely';
import { allContentTypes } from '../domain/contentTypes';
import { readListRequest } from '../domain/listRequest';
import { startEmbeddedPostgres } from '../server/postgres/embeddedPostgres';
import { connect } from '../server/database';
import { joinedListQuery } from '../server/engine/read/listQuery';
import { fillTypes, isFilled } from './fillTypes';
import { dataDir } from './settings';
import { typeCases } from './load/cases';
import '../server/types';
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
await fillTypes();
const database = connect(postgres.connectionString);
for (const type of allContentTypes.filter(isFilled)) {
  for (const given of typeCases.filter(({ name }) => name.startsWith(`${type.name}: `) && !name.endsWith('save'))) {
    const url = new URL(given.path(300), 'http://x');
    const query: Record<string, string[]> = {};
    for (const [key, value] of url.searchParams) (query[key.replace('[]', '')] ??= []).push(value);
    const asked = readListRequest(type, query);
    const { rows } = await sql<any>`explain (analyze, buffers, costs off, timing off, summary on) ${joinedListQuery(type, { ...asked, limit: asked.limit + 1 }, 'all', asked.limit)}`.execute(database.db);
    const plan = rows.map((row: any) => row['QUERY PLAN']);
    console.log(`\n=== ${given.name} ${url.search}\n${plan.filter((line: string) => /Scan|Sort|Planning Time|Execution|Buffers: shared|Rows Removed|Hash|Filter|Cond/.test(line)).slice(0, 24).map((line: string) => line.slice(0, 170)).join('\n')}`);
  }
}
await database.close();
await postgres.stop();
