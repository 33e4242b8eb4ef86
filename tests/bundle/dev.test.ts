import { afterAll, beforeAll, expect, it } from 'vitest';
import { createServer, type ViteDevServer } from 'vite';
import { publicPages } from '../../domain/embeds/publicPages';

/** `npm run dev` serves the same page at each URL as the server does. */

let server: ViteDevServer;
let address: string;
beforeAll(async () => {
  server = await createServer({
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false },
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] as string;
});
afterAll(() => server.close());

const page = async (path: string) => (await fetch(new URL(path, address), { headers: { accept: 'text/html' } })).text();

it('shows the pages opened from mails without the back office', async () => {
  for (const path of publicPages)
    expect(await page(`${path.slice(1)}abc_123?x=1`), path).toContain('/src/embed/main.tsx');
});

it('shows the back office everywhere else', async () => {
  for (const path of ['', 'contacts/person', 'contacts/verify', 'inbox/contacts/person/1/2'])
    expect(await page(path), path).toContain('/src/main.tsx');
});
