import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { logoUrl } from '../config';

const logoTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/** Headers that only matter for pages, so scripts and styles are sent without them. */
const pageOnlyHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Hashed assets need no ETag and no ranges, and any site may read them. */
const headersToDrop = ['etag', 'last-modified', 'accept-ranges', 'cross-origin-resource-policy'];

/**
 * Serves the built browser application. Files in assets/ have a hash in their name and never change; all others are
 * revalidated.
 */
export const browser = plugin(async (app: FastifyInstance, { folder }: { folder: string }) => {
  serveLogo(app);
  app.decorate('hasPages', existsSync(path.join(folder, 'index.html')));
  if (!app.hasPages) return;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isEmbedded = file.startsWith(path.join(folder, 'embed', 'assets') + path.sep);
      const isHashed = isEmbedded || file.startsWith(path.join(folder, 'assets') + path.sep);
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (/\.(js|css)(\.(br|gz))?$/.test(file)) for (const name of pageOnlyHeaders) void reply.removeHeader(name);
      if (isHashed) for (const name of headersToDrop) void reply.removeHeader(name);
      // Other sites load these files as modules, which requires CORS.
      if (isEmbedded) void reply.header('access-control-allow-origin', '*');
    },
  });
  serveIcon(app, folder);
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the built browser application exists. */
    hasPages: boolean;
  }
}

/** Whether to respond with the application's page, because its routes are only known in the browser. */
export function isPage(request: FastifyRequest): boolean {
  const { method, url, headers, server } = request;
  if (!server.hasPages || (method !== 'GET' && method !== 'HEAD') || /^\/(api|assets|compat)\//.test(url)) return false;
  if (!/\b(text\/html|\*\/\*)/.test(headers.accept ?? '*/*')) return false;
  return !(url.split('?')[0] ?? '').split('/').at(-1)?.includes('.');
}

/** Browsers request this path if a page has no icon, e.g. in frames. */
function serveIcon(app: FastifyInstance, folder: string): void {
  const assets = path.join(folder, 'assets');
  const file = existsSync(assets) && readdirSync(assets).find((name) => /^favicon-.*\.svg$/.test(name));
  if (!file) return;
  const icon = readFileSync(path.join(assets, file));
  app.get('/favicon.ico', async (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'no-cache').send(icon),
  );
}

function serveLogo(app: FastifyInstance): void {
  const logo = app.config.themeLogo;
  const address = logoUrl(logo);
  if (!logo || !('file' in logo) || !address) return;
  app.get(address, async (_request, reply) =>
    reply
      .type(logoTypes[path.extname(address)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      // An SVG can contain scripts, which must not run even if it is opened directly.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(createReadStream(logo.file)),
  );
}
