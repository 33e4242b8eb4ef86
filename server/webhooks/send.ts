import { createHmac } from 'node:crypto';
import type { BlockList } from 'node:net';
import { allowedAddresses, send, RefusedAddress, type Resolve } from '../http/outgoing';
import type { Failure } from '../queue/worker';

/** How long a receiver may take, in milliseconds. */
const timeout = 10_000;
/** The maximum part of a response that is read, in bytes. */
const maxResponse = 4_096;

/** A delivery that failed. The message is for administrators, in German. */
export class DeliveryFailed extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

/** Whether the receiver asked for no more messages, or is not allowed to get any. */
const isFinal = ({ status, code }: DeliveryFailed) => status === 410 || code === 'crashed';

export function readDeliveryFailure(error: unknown): Failure & { status: number | null } {
  const failed = error instanceof DeliveryFailed ? error : asFailed(error);
  const { message, code, status } = failed;
  return { isPermanent: isFinal(failed), concernsAll: false, message: message.slice(0, 500), cause: code, status };
}

function asFailed(error: unknown): DeliveryFailed {
  if (error instanceof RefusedAddress) return new DeliveryFailed(error.message, error.code);
  const { code = 'error', name, message = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new DeliveryFailed('Der Empfänger hat nicht rechtzeitig geantwortet.', 'timeout');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new DeliveryFailed('Den Namen des Empfängers gibt es nicht.', code);
  return new DeliveryFailed(`Der Empfänger ist nicht erreichbar: ${message}`, code);
}

interface Message {
  url: string;
  secret: string;
  messageId: string;
  payload: string;
}

/**
 * Sends a message as specified by https://www.standardwebhooks.com. Connects to an IP address that was checked,
 * whatever the name resolves to afterwards, and does not follow redirects.
 * @param privateNetworks private networks that it may reach, even without https
 * @param resolve finds the IP addresses of a name
 * @returns the status of the response
 * @throws DeliveryFailed unless the status is 2xx
 */
export async function sendWebhook(
  { url, secret, messageId, payload }: Message,
  privateNetworks: BlockList,
  signal: AbortSignal,
  resolve?: Resolve,
): Promise<number> {
  const address = new URL(url);
  const timestamp = Math.floor(Date.now() / 1_000);
  const sending = async () =>
    send(address, {
      body: payload,
      headers: {
        'user-agent': 'Regio-Webhooks/1',
        'webhook-id': messageId,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': sign(secret, messageId, timestamp, payload),
      },
      addresses: await allowedAddresses(address, privateNetworks, resolve),
      maxResponse,
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
  const { status } = await sending().catch((error: unknown) => {
    throw asFailed(error);
  });
  if (status >= 200 && status < 300) return status;
  const isRedirect = status >= 300 && status < 400;
  const hint = isRedirect ? ' Weiterleitungen werden nicht befolgt.' : '';
  throw new DeliveryFailed(
    `Der Empfänger hat mit dem Status ${status} geantwortet.${hint}`,
    `status ${status}`,
    status,
  );
}

/** The value of the header `webhook-signature`. */
export function sign(secret: string, messageId: string, timestamp: number, payload: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${payload}`).digest('base64')}`;
}
