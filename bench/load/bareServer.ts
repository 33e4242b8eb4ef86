import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Answer } from './bare';

/** The least a Node server can do: it answers everything with the bytes it was told last. A child process (bare.ts). */
let answer: Answer = { status: 200, headers: {}, body: '' };
let bytes = Buffer.alloc(0);

const server = createServer((request, response) => {
  const send = () => response.writeHead(answer.status, answer.headers).end(answer.status === 304 ? undefined : bytes);
  if (request.method === 'GET') return send();
  request.on('data', () => undefined).on('end', send);
});

process.on('message', (told: Answer) => {
  answer = told;
  bytes = Buffer.from(told.body, 'base64');
  process.send?.('ready');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
