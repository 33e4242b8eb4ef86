import { createHmac } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';
import type { Failure } from '../queue/worker';

/** How long a receiver may take, in milliseconds. */
const timeout = 10_000;
/** The maximum part of a response that is read, in bytes. */
const maxResponse = 4_096;

/** Networks that are not part of the public internet: IANA's special-purpose registries. */
const special = new BlockList();
const networks = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4
  2001::/23 2001:db8::/32 2002::/16 3fff::/20`;
for (const network of networks.split(/\s+/)) addNetwork(special, network);
const globalUnicast = new BlockList();
addNetwork(globalUnicast, '2000::/3');

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  const family = isIPv4(address) ? 'ipv4' : 'ipv6';
  list.addSubnet(address, bits === undefined ? (family === 'ipv4' ? 32 : 128) : Number(bits), family);
}

/** Networks of the configuration: addresses, subnets, `loopback`, `linklocal` or `uniquelocal`. */
export function networksOf(names: readonly string[]): BlockList {
  const list = new BlockList();
  for (const name of names) for (const network of named[name] ?? [name]) addNetwork(list, network);
  return list;
}

/** An IPv4 address embedded in an IPv6 address counts as itself. */
function plainAddress(address: string): string {
  const mapped = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([\da-f]{1,4}):([\da-f]{1,4}))$/i.exec(address);
  if (!mapped) return address;
  const [, dotted, high = '', low = ''] = mapped;
  const [first, second] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return dotted ?? [first >> 8, first & 255, second >> 8, second & 255].join('.');
}

/** Whether an address belongs to the public internet. */
export function isPublicAddress(given: string): boolean {
  const address = plainAddress(given);
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

const isWithin = (list: BlockList, given: string) => {
  const address = plainAddress(given);
  return list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
};

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
  const { code = 'error', name, message = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (name === 'AbortError' || name === 'TimeoutError')
    return new DeliveryFailed('Der Empfänger hat nicht rechtzeitig geantwortet.', 'timeout');
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new DeliveryFailed('Den Namen des Empfängers gibt es nicht.', code);
  return new DeliveryFailed(`Der Empfänger ist nicht erreichbar: ${message}`, code);
}

interface Address {
  address: string;
  family: number;
}

type Resolve = (name: string) => Promise<Address[]>;

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
  resolve: Resolve = (name) => lookup(name, { all: true }),
): Promise<number> {
  const address = new URL(url);
  const addresses = await allowedAddresses(address, privateNetworks, resolve);
  const timestamp = Math.floor(Date.now() / 1_000);
  const status = await post(
    address,
    payload,
    {
      'webhook-id': messageId,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign(secret, messageId, timestamp, payload),
    },
    addresses,
    AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
  ).catch((error: unknown) => {
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

/** @throws DeliveryFailed if one of the addresses is private, or the connection would not be encrypted */
async function allowedAddresses(
  { hostname, protocol }: URL,
  privateNetworks: BlockList,
  resolve: Resolve,
): Promise<Address[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await resolve(host).catch((error: unknown) => {
        throw asFailed(error);
      });
  const isInside = addresses.every(({ address }) => isWithin(privateNetworks, address));
  if (!isInside && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new DeliveryFailed('Die Adresse liegt in einem privaten Netz, und das ist nicht erlaubt.', 'private');
  if (!isInside && protocol !== 'https:')
    throw new DeliveryFailed('Ausserhalb des eigenen Netzes muss die Adresse mit https:// beginnen.', 'http');
  return addresses;
}

function post(
  url: URL,
  body: string,
  headers: Record<string, string>,
  addresses: Address[],
  signal: AbortSignal,
): Promise<number> {
  const [first] = addresses;
  const toChecked: LookupFunction = (_host, options, callback) =>
    options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      // Opens a new connection, because a pooled one could lead to another IP address.
      agent: false,
      lookup: toChecked,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Regio-Webhooks/1',
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let read = 0;
      const done = () => resolve(response.statusCode ?? 0);
      response.on('data', (part: Buffer) => {
        read += part.length;
        if (read <= maxResponse) return;
        done();
        sent.destroy();
      });
      response.on('end', done);
      response.on('error', reject);
    });
    sent.end(body);
  });
}
