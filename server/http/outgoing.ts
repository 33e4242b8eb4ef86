import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** Requests to other servers that may not reach the private network behind this one. */

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

/** An IPv4 address within an IPv6 one counts as itself. */
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

interface Address {
  address: string;
  family: number;
}

export type Resolve = (name: string) => Promise<Address[]>;

/** The address is not allowed. The message is for administrators, in German. */
export class RefusedAddress extends Error {
  constructor(
    message: string,
    readonly code: 'private' | 'http',
  ) {
    super(message);
  }
}

/**
 * The addresses of a host. `send` connects to them, whatever the name resolves to afterwards.
 * @param privateNetworks private networks that it may reach, also without https
 * @param resolve finds the addresses of a name
 * @throws RefusedAddress if one of the addresses is private, or the connection would not be encrypted
 */
export async function allowedAddresses(
  { hostname, protocol }: URL,
  privateNetworks: BlockList,
  resolve: Resolve = (name) => lookup(name, { all: true }),
): Promise<Address[]> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolve(host);
  const isInside = addresses.every(({ address }) => isWithin(privateNetworks, address));
  if (!isInside && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new RefusedAddress('Die Adresse liegt in einem privaten Netz, und das ist nicht erlaubt.', 'private');
  if (!isInside && protocol !== 'https:')
    throw new RefusedAddress('Ausserhalb des eigenen Netzes muss die Adresse mit https:// beginnen.', 'http');
  return addresses;
}

interface Outgoing {
  /** JSON to post; without it, the request is a GET. */
  body?: string;
  headers: Record<string, string>;
  addresses: Address[];
  /** The part of the response that is read, in bytes. */
  maxResponse: number;
  signal: AbortSignal;
}

/** Sends a request to checked addresses, and follows no redirects. */
export function send(
  url: URL,
  { body, headers, addresses, maxResponse, signal }: Outgoing,
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const [first] = addresses;
  const toChecked: LookupFunction = (_host, options, callback) =>
    options.all ? callback(null, addresses) : callback(null, first?.address ?? '', first?.family);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      // A connection of its own: a pooled one could lead to another address.
      agent: false,
      lookup: toChecked,
      signal,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
        ...headers,
      },
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      let read = 0;
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        });
      response.on('data', (part: Buffer) => {
        read += part.length;
        parts.push(part);
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
