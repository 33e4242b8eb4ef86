import { createServer, request as ask, Agent } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  /** For example `http://127.0.0.1:4711`. */
  address: string;
  /** The servers' URLs, set once they are running. */
  servers: string[];
  close(): Promise<void>;
}

const muchBytes = 20 * 1024 * 1024;

/** One URL for several servers, as behind a proxy: each request goes to the next one. */
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
    const forwarded = ask(`${server}${request.url}`, { agent, method: request.method, headers }, (answer) => {
      clearTimeout(waiting);
      request.unpipe(forwarded).resume();
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    response.on('close', () => forwarded.destroy());
    // Large bodies are refused because of their length; if they were sent anyway, the server might disconnect before
    // its response is read.
    forwarded.flushHeaders();
    const patience = Number(request.headers['content-length'] ?? 0) > muchBytes ? 1_000 : 0;
    const waiting = setTimeout(() => request.pipe(forwarded), patience);
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
