import type { BlockList } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Sender } from '../mail/content';
import { queueMails } from '../mail/queueMail';
import { renderMail } from '../mail/render';
import { claimDue, endAttempt, type Claimed, type Ending } from '../queue/queue';
import { startWorker, type WorkerTiming } from '../queue/worker';
import type { Tables } from '../tables';
import type { WebhookDeliveriesTable } from '../tables/webhooks';
import { DeliveryFailed, readDeliveryFailure, sendWebhook } from './send';

/** A webhook that only failed for this many days is switched off. */
export const failingDays = 3;
/** Deliveries are kept for this many days. */
export const deliveryDays = 30;

type Delivery = Claimed & Selectable<WebhookDeliveriesTable> & { claim: string };

interface DeliveryWork {
  db: Kysely<Tables>;
  privateNetworks: BlockList;
  /** Of the mails about webhooks that are switched off. */
  sender: Sender;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** Sends the messages to webhooks one by one, with the same retries as mails. */
export function startWebhookWorker(
  { db, privateNetworks, sender, log }: DeliveryWork,
  timing: Partial<WorkerTiming> = {},
) {
  return startWorker<Delivery>(
    {
      noun: 'webhook',
      log,
      claim: (lease) => claimDue<Delivery>(db, 'webhook_deliveries', lease),
      describe: ({ webhook_id, event }) => ({ to: webhook_id, event }),
      attempt: async (delivery, signal) => ({ status: await deliver(db, delivery, privateNetworks, signal) }),
      readFailure: readDeliveryFailure,
      crashed: new DeliveryFailed('Das Senden wurde immer wieder abgebrochen.', 'crashed'),
      async end(delivery, ending, report) {
        const { status = null } = report as { status?: number | null };
        if (await endAttempt(db, 'webhook_deliveries', delivery, ending, { last_status: status }))
          await noteOutcome(db, delivery.webhook_id, ending, status, { log, sender });
      },
      clean: () => removeOldDeliveries(db),
    },
    timing,
  );
}

async function deliver(
  db: Kysely<Tables>,
  { webhook_id, message_id: messageId, payload }: Pick<Delivery, 'webhook_id' | 'message_id' | 'payload'>,
  privateNetworks: BlockList,
  signal: AbortSignal,
): Promise<number> {
  const { url, secret } = await db
    .selectFrom('webhooks')
    .select(['url', 'secret'])
    .where('id', '=', webhook_id)
    .executeTakeFirstOrThrow();
  return sendWebhook({ url, secret, messageId, payload }, privateNetworks, signal);
}

/**
 * Applies the outcome of a delivery to its webhook. After a failure the webhook's other messages wait too, so that a
 * receiver that is down does not delay others. A webhook that has failed for days, or responds with 410, is switched
 * off.
 */
async function noteOutcome(
  db: Kysely<Tables>,
  webhook: number,
  ending: Ending,
  status: number | null,
  { log, sender }: Pick<DeliveryWork, 'log' | 'sender'>,
): Promise<void> {
  if (ending.state === 'sent') {
    await sql`update webhooks set failing_since = null where id = ${webhook} and failing_since is not null`.execute(db);
    return;
  }
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string; isOff: boolean; isNew: boolean }>`
      update webhooks set failing_since = coalesce(failing_since, now()),
        is_active = is_active and not ${isHopeless(status)},
        switched_off_at = case when is_active and ${isHopeless(status)} then now() else switched_off_at end
      where id = ${webhook} returning name, not is_active as "isOff", switched_off_at = now() as "isNew"`.execute(trx);
    if (rows[0]?.isOff) {
      await sql`update webhook_deliveries set state = 'failed',
        last_error = coalesce(last_error, 'Der Webhook ist abgeschaltet.')
        where webhook_id = ${webhook} and state = 'waiting' and claim is null`.execute(trx);
      if (rows[0].isNew) {
        log.error({ webhook }, 'a webhook was switched off, because its receiver has failed for days');
        await tellAdministrators(trx, rows[0].name, sender);
      }
    } else if (ending.state === 'waiting')
      await sql`update webhook_deliveries set next_attempt_at =
        greatest(next_attempt_at, now() + ${ending.rest} * interval '1 second')
        where webhook_id = ${webhook} and state = 'waiting' and claim is null`.execute(trx);
  });
}

/** Mails all administrators that a webhook was switched off. */
async function tellAdministrators(trx: Transaction<Tables>, name: string, sender: Sender): Promise<void> {
  const administrators = await trx
    .selectFrom('users')
    .select('email')
    .where(sql<boolean>`roles && array['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']`)
    .where('disabled_at', 'is', null)
    .execute();
  const mail = renderMail(
    {
      locale: 'de',
      subject: `Webhook ausgeschaltet: ${name}`,
      blocks: [
        {
          kind: 'paragraph',
          text:
            `Der Webhook «${name}» wurde ausgeschaltet, weil sein Empfänger seit Tagen keine Nachricht annimmt oder ` +
            'sich abgemeldet hat. Was seither geschehen ist, wird nicht nachgeholt.',
        },
        ...(sender.publicUrl
          ? [{ kind: 'link' as const, label: 'Webhooks', address: `${sender.publicUrl}/settings/webhooks` }]
          : []),
      ],
    },
    sender,
  );
  await queueMails(
    trx,
    administrators.map(({ email: to }) => ({ to, kind: 'WEBHOOK_OFF', mail })),
  );
}

const isHopeless = (status: number | null) =>
  sql`(${status === 410} or coalesce(failing_since < now() - ${failingDays} * interval '1 day', false))`;

async function removeOldDeliveries(db: Kysely<Tables>): Promise<void> {
  await sql`delete from webhook_deliveries where state <> 'waiting'
    and created_at < now() - ${deliveryDays} * interval '1 day'`.execute(db);
}
