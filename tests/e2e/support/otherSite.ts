import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another website, with another origin. */
export async function serve(html: string): Promise<{ address: string; server: Server }> {
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
