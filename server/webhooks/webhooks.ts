import { randomBytes } from 'node:crypto';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import {
  webhookSchema,
  type Subscription,
  type Webhook,
  type WebhookDelivery,
} from '../../domain/administration/webhooks';
import type { ListRequest } from '../../domain/lists/listRequest';
import { sortRows } from '../../domain/lists/sortRows';
import { HttpProblem } from '../http/problems';
import { parse } from '../http/parse';
import type { Tables } from '../tables';
import type { WebhookDeliveriesTable, WebhooksTable } from '../tables/webhooks';

/** A webhook with its new secret; no other response contains it. */
export type WithSecret = Webhook & { secret: string };

/** In the notation of Standard Webhooks. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

const columns = [
  'id',
  'name',
  'url',
  'events',
  'is_active',
  'failing_since',
  'switched_off_at',
  'created_at',
  'created_by',
] as const;

const toWebhook = (row: Pick<Selectable<WebhooksTable>, (typeof columns)[number]>): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  isActive: row.is_active,
  failingSince: row.failing_since?.toISOString() ?? null,
  switchedOffAt: row.switched_off_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
});

export async function listWebhooks(db: Kysely<Tables>, order: ListRequest['order'] = []): Promise<Webhook[]> {
  const rows = await db.selectFrom('webhooks').select(columns).orderBy('id').execute();
  return sortRows(rows.map(toWebhook), order, (webhook, field) => webhook[field as keyof Webhook] as string);
}

async function findWebhook(db: Kysely<Tables>, id: number): Promise<Webhook> {
  const row = await db.selectFrom('webhooks').select(columns).where('id', '=', id).executeTakeFirst();
  if (!row) throw HttpProblem.notFound();
  return toWebhook(row);
}

/**
 * @param input as sent by the client
 * @throws 422
 */
export async function createWebhook(db: Kysely<Tables>, input: unknown, by: string): Promise<WithSecret> {
  const { name, url, events, isActive } = parse(webhookSchema, input);
  const secret = newSecret();
  const { id } = await db
    .insertInto('webhooks')
    .values({ name, url, events: events as Subscription[], is_active: isActive, secret, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...(await findWebhook(db, id)), secret };
}

/**
 * Changes a webhook. Switching it on again clears its failures; events that happen while it is switched off are never
 * sent.
 * @throws 404; 422
 */
export async function changeWebhook(db: Kysely<Tables>, id: number, input: unknown): Promise<Webhook> {
  const { name, url, events, isActive } = parse(webhookSchema, input);
  await db.transaction().execute(async (trx) => {
    await change(trx, id, { name, url, events: events as Subscription[], is_active: isActive });
    if (isActive)
      await sql`update webhooks set failing_since = null, switched_off_at = null
        where id = ${id} and switched_off_at is not null`.execute(trx);
    else
      await sql`update webhook_deliveries set state = 'failed', last_error = 'Der Webhook ist abgeschaltet.'
        where webhook_id = ${id} and state = 'waiting' and claim is null`.execute(trx);
  });
  return findWebhook(db, id);
}

/** @throws 404 */
export async function renewSecret(db: Kysely<Tables>, id: number): Promise<WithSecret> {
  const secret = newSecret();
  await change(db, id, { secret });
  return { ...(await findWebhook(db, id)), secret };
}

/** @throws 404 */
export async function deleteWebhook(db: Kysely<Tables>, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst();
  if (numDeletedRows === 0n) throw HttpProblem.notFound();
}

async function change(
  db: Kysely<Tables> | Transaction<Tables>,
  id: number,
  values: Partial<Pick<Selectable<WebhooksTable>, 'name' | 'url' | 'events' | 'is_active' | 'secret'>>,
): Promise<void> {
  const { numUpdatedRows } = await db.updateTable('webhooks').set(values).where('id', '=', id).executeTakeFirst();
  if (numUpdatedRows === 0n) throw HttpProblem.notFound();
}

const toDelivery = (row: Selectable<WebhookDeliveriesTable>): WebhookDelivery => ({
  id: row.id,
  messageId: row.message_id,
  event: row.event,
  payload: row.payload,
  state: row.state,
  attempts: row.attempts,
  lastError: row.last_error,
  lastStatus: row.last_status,
  createdAt: row.created_at.toISOString(),
  nextAttemptAt: row.state === 'waiting' ? row.next_attempt_at.toISOString() : null,
  sentAt: row.sent_at?.toISOString() ?? null,
});

/**
 * The messages to a webhook, newest first.
 * @throws 404
 */
export async function listDeliveries(
  db: Kysely<Tables>,
  webhook: number,
  { limit, offset }: Pick<ListRequest, 'limit' | 'offset'>,
): Promise<WebhookDelivery[]> {
  await findWebhook(db, webhook);
  const rows = await db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(toDelivery);
}

/**
 * Queues a test message, even for a webhook that is switched off.
 * @throws 404
 */
export async function queueTest(db: Kysely<Tables>, webhook: number): Promise<WebhookDelivery> {
  await findWebhook(db, webhook);
  const payload = JSON.stringify({ type: 'test', timestamp: new Date().toISOString(), data: {} });
  const row = await db
    .insertInto('webhook_deliveries')
    .values({ webhook_id: webhook, event: 'test', payload })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toDelivery(row);
}

/**
 * Queues a message again, with the same id, so that the receiver recognizes it.
 * @throws 404; 409 while it is waiting
 */
export async function replay(db: Kysely<Tables>, id: number): Promise<WebhookDelivery> {
  const row = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: sql<Date>`now()`, last_error: null })
    .where('id', '=', id)
    .where('state', '<>', 'waiting')
    .returningAll()
    .executeTakeFirst();
  if (row) return toDelivery(row);
  const waiting = await db.selectFrom('webhook_deliveries').select('id').where('id', '=', id).executeTakeFirst();
  throw waiting ? HttpProblem.conflict('Diese Nachricht wartet noch.') : HttpProblem.notFound();
}
