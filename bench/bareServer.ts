import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response that the bare server sends: that of our server, with all headers; the body is in base64. */
export interface BareResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

// A minimal Node server in its own process: it responds to everything with the last bytes it was given.
let answer: BareResponse = { status: 200, headers: {}, body: '' };
let bytes = Buffer.alloc(0);

const server = createServer((request, response) => {
  request
    .on('data', () => undefined)
    .on('end', () => response.writeHead(answer.status, answer.headers).end(answer.status === 304 ? undefined : bytes));
});

process.on('message', (given: BareResponse) => {
  answer = given;
  bytes = Buffer.from(given.body, 'base64');
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
