import { createServer, request as ask, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  /** `http://127.0.0.1:4711` */
  address: string;
  /** The addresses of the servers behind it, to be set once they are there. */
  servers: string[];
  close(): Promise<void>;
}

const muchBytes = 20 * 1024 * 1024;

/** One address before several servers, as a proxy is: each request goes to the next of them. */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const behind: RoundRobin = { address: '', servers: [], close: async () => undefined };
  let count = 0;
  const proxy = createServer((request, response) => {
    const server = behind.servers[count++ % behind.servers.length] as string;
    const headers = {
      ...request.headers,
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'http',
      'x-forwarded-host': request.headers.host,
    };
    const asked = ask(`${server}${request.url}`, { agent, method: request.method, headers }, (answer) => {
      clearTimeout(waiting);
      request.unpipe(asked).resume();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => asked.destroy());
    // What is much is refused by its length: a server that is sent it all the same may break off before its answer is
    // read.
    asked.flushHeaders();
    const patience = Number(request.headers['content-length'] ?? 0) > muchBytes ? 1_000 : 0;
    const waiting = setTimeout(() => request.pipe(asked), patience);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  behind.address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  behind.close = async () => {
    proxy.closeAllConnections();
    await new Promise((resolve) => proxy.close(resolve));
    agent.destroy();
  };
  return behind;
}
