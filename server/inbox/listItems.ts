import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import {
  inboxOrder,
  inboxTypeNames,
  inboxTypeOf,
  groupedTypes,
  type AccountReference,
  type Card,
  type InboxList,
  submittedSource,
  type InboxOutcome,
  type InboxStatus,
  type InboxType,
  type SubmissionState,
} from '../../domain/inbox/inbox';
import type { Feature } from '../../domain/features';
import type { InboxHistory } from '../../domain/inbox/inboxHistory';
import { inboxPresence } from '../../domain/live';
import type { ListRequest } from '../../domain/lists/listRequest';
import { textMatches } from '../engine/search/matching';
import type { Tables } from '../tables';
import { cardColumns, endedColumns, toCard, toEndedCard, type ItemRow } from './items';

type Builder = ExpressionBuilder<Tables, 'inbox_items'>;

/** The inbox types that this instance has enabled. */
export function typesOf(features: Record<Feature, boolean>): InboxType[] {
  return inboxOrder.filter((type) => features[inboxTypeOf(type).feature]);
}

/**
 * The open items in the order to work through them: by type, then by badge (deletions first), then by age, oldest
 * first. Two queries, one more for the proposals behind cards, and one for the state of submissions. Without
 * `shape=summary` the response includes the data, since existing clients start reviews from the list.
 */
export async function listItems(
  db: Kysely<Tables>,
  listRequest: ListRequest,
  types: readonly InboxType[],
): Promise<InboxList> {
  const wanted = valuesOf(listRequest, 'type');
  const shown = wanted ? types.filter((type) => wanted.includes(type)) : types;
  const all = db
    .selectFrom('inbox_items')
    .where('outcome', 'is', null)
    .where((where) => where.and(conditionsOf(where, listRequest)));
  const perRecord = valuesOf(listRequest, 'per')?.includes('record') === true;
  // The first item about a record represents all of them.
  const firsts = all
    .distinctOn(['type', record])
    .select('id')
    .where(isGrouped)
    .orderBy('type')
    .orderBy(record)
    .orderBy(rank)
    .orderBy('created_at')
    .orderBy('id');
  const open = all.$if(perRecord, (query) =>
    query.where((where) => where.or([sql<SqlBool>`not ${isGrouped}`, where('id', 'in', firsts)])),
  );
  const place = sql`array_position(${types}::text[], type)`;
  const after = valuesOf(listRequest, 'after')?.map(Number);
  const [rows, counted] = await Promise.all([
    open
      .select([...cardColumns, assignee.as('assignee')])
      .$if(listRequest.shape === 'full', (query) => query.select(['data', 'normalized_data']))
      .where('type', '=', sql<InboxType>`any(${shown})`)
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(${place}, ${rank}, created_at, id) > (
          select ${place}, ${rank}, created_at, id from inbox_items where id = any(${after}::int[])
            order by ${place}, ${rank}, created_at, id limit 1)`),
      )
      .orderBy(place)
      .orderBy(rank)
      .orderBy('created_at')
      .orderBy('id')
      .limit(listRequest.limit)
      .offset(listRequest.offset)
      .execute(),
    open
      .select(['type', sql<number>`count(*)`.as('count')])
      .where('type', '=', sql<InboxType>`any(${types})`)
      .groupBy('type')
      .execute(),
  ]);
  const [proposals, submissions] = await Promise.all([perRecord ? proposalsOf(db, rows) : [], submissionsOf(db, rows)]);
  const counts = Object.fromEntries(counted.map(({ type, count }) => [type, count]));
  const total = shown.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  return {
    data: rows.map((row) => ({
      ...withProposals(toCard(row), proposals),
      ...submissions.get(row.id),
      ...(row.assignee && { assignee: row.assignee }),
      ...(listRequest.shape === 'full' && { data: row.data, normalizedData: row.normalized_data }),
    })),
    meta: { total, counts },
  };
}

/** The closed items, latest first, with their number and the accounts that closed any. Three queries. */
export async function listEnded(
  db: Kysely<Tables>,
  listRequest: ListRequest,
  types: readonly InboxType[],
): Promise<InboxHistory> {
  const [wanted, outcomes, by, since, till] = ['type', 'outcome', 'by', 'since', 'till'].map((name) =>
    valuesOf(listRequest, name),
  );
  const all = db
    .selectFrom('inbox_items')
    .where('outcome', 'is not', null)
    .where('type', '=', sql<InboxType>`any(${types})`);
  const chosen = all
    .where((where) => where.and(conditionsOf(where, listRequest)))
    .$if(wanted !== undefined, (query) => query.where('type', '=', sql<InboxType>`any(${wanted})`))
    .$if(outcomes !== undefined, (query) => query.where('outcome', '=', sql<InboxOutcome>`any(${outcomes})`))
    .$if(by !== undefined, (query) => query.where('ended_by', '=', sql<number>`any(${by}::int[])`))
    .$if(since !== undefined, (query) => query.where('ended_at', '>=', sql<Date>`${since?.[0]}::timestamptz`))
    .$if(till !== undefined, (query) => query.where('ended_at', '<', sql<Date>`${till?.[0]}::timestamptz`));
  const [rows, counted, people] = await Promise.all([
    chosen
      .select(endedColumns)
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc')
      .limit(listRequest.limit)
      .offset(listRequest.offset)
      .execute(),
    chosen.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    all
      .select(['ended_by', 'ended_by_email'])
      .distinct()
      .where('ended_by', 'is not', null)
      .orderBy('ended_by_email')
      .execute(),
  ]);
  return {
    data: rows.map(toEndedCard),
    meta: {
      total: counted.total,
      people: people.map(({ ended_by: id, ended_by_email: email }) => ({ id, email: email ?? '' })),
    },
  };
}

/** The status on the badge, the same as `displayedStatus`. */
const badgeStatus = sql<InboxStatus>`case
  when status = 'deleted' or deletes then 'deleted' when status = 'update' or has_changes then 'update' else status
    end`;

/** The rank of an item in its section, which precedes its age. */
const rank = sql`coalesce(array_position(case type ${sql.join(
  inboxTypeNames.flatMap((type) => {
    const { byStatus } = inboxTypeOf(type);
    return byStatus ? [sql`when ${sql.lit(type)} then ${sql.lit(`{${byStatus.join(',')}}`)}::text[]`] : [];
  }),
  sql` `,
)} end, ${badgeStatus}), 9)`;

const isGrouped = sql<SqlBool>`type = any(${groupedTypes}::text[])`;
/** The key by which items are combined: the record if there is one, otherwise the item itself. */
const record = sql<number>`coalesce(internal_id, -id)`;

/** The proposals behind the cards of a page, newest first. At most one query. */
async function proposalsOf(
  db: Kysely<Tables>,
  rows: readonly Pick<ItemRow, 'type' | 'internal_id'>[],
): Promise<Card[]> {
  const linked = rows.flatMap(({ type, internal_id }) =>
    internal_id !== null && groupedTypes.includes(type) ? [internal_id] : [],
  );
  if (linked.length === 0) return [];
  const found = await db
    .selectFrom('inbox_items')
    .select(cardColumns)
    .where(isGrouped)
    .where('internal_id', 'in', linked)
    .where('outcome', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return found.map(toCard);
}

function withProposals(card: Card, all: readonly Card[]): Card {
  const same = all.filter(
    ({ type, internalId }) => type === card.type && internalId === card.internalId && internalId !== null,
  );
  return same.length < 2
    ? card
    : {
        ...card,
        proposals: same.map(({ id, version, source, hasInterim, createdAt, updatedAt }) => ({
          id,
          version,
          source,
          hasInterim,
          createdAt,
          updatedAt,
        })),
      };
}

const assignment = sql`assignments a where a.resource = ${inboxPresence} and a.record_id = inbox_items.id`;

/** The account to which an item is assigned. */
const assignee = sql<AccountReference | null>`(
  select json_build_object('id', u.id, 'email', u.email) from users u, ${assignment} and u.id = a.user_id)`;

/** The state of the correspondence with the submitter. */
const submission = sql<SubmissionState[]>`array_remove(array[
  case (select bool_or(used_at is null) from submissions q where q.kind = 'question' and q.inbox_id = inbox_items.id)
    when true then 'asked' when false then 'answered' end,
  case when exists (select from submissions e where e.kind = 'entry' and e.inbox_id = inbox_items.id
    and e.corrections is not null) then 'corrected' end], null)`;

/** The states of submissions by item id. At most one query. */
async function submissionsOf(
  db: Kysely<Tables>,
  rows: readonly Pick<ItemRow, 'id' | 'source'>[],
): Promise<Map<number, Pick<Card, 'submission'>>> {
  const submitted = rows.flatMap(({ id, source }) => (source === submittedSource ? [id] : []));
  if (submitted.length === 0) return new Map();
  const found = await db
    .selectFrom('inbox_items')
    .select(['id', submission.as('submission')])
    .where('id', 'in', submitted)
    .execute();
  return new Map(
    found.flatMap(({ id, submission: states }) => (states.length > 0 ? [[id, { submission: states }]] : [])),
  );
}

function conditionsOf(where: Builder, listRequest: ListRequest): Expression<SqlBool>[] {
  const sources = valuesOf(listRequest, 'source');
  const statuses = valuesOf(listRequest, 'status');
  const submissions = valuesOf(listRequest, 'submission');
  const assignees = valuesOf(listRequest, 'assignee');
  const linked = valuesOf(listRequest, 'internalId');
  const imports = valuesOf(listRequest, 'import');
  return [
    ...(sources ? [where('source', 'in', sources)] : []),
    ...(statuses ? [sql<SqlBool>`${badgeStatus} = any(${statuses})`] : []),
    ...(submissions
      ? [where('source', '=', submittedSource), sql<SqlBool>`${submission} && ${submissions}::text[]`]
      : []),
    ...(assignees ? [sql<SqlBool>`exists (select from ${assignment} and a.user_id = any(${assignees}::int[]))`] : []),
    ...(linked ? [where('internal_id', 'in', linked.map(Number))] : []),
    ...(imports ? [where('import_id', 'in', imports.map(Number))] : []),
    ...(listRequest.term ? [textMatches(listRequest.term, 'search')] : []),
  ];
}

function valuesOf({ filters }: ListRequest, name: string): string[] | undefined {
  return filters.find((filter) => filter.name === name)?.values;
}
