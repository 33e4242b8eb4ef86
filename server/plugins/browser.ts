import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { publicPages } from '../../domain/embeds/publicPages';
import { logoAddress } from '../config';

const logoTypes: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
};

/**
 * What browsers heed on pages alone. On the thirty scripts of a first visit it would weigh as much as the list it
 * shows.
 */
const pagesOnly = [
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

/**
 * Nobody asks again, or for a part, of what never changes and comes compressed; nor is our script a secret of this
 * site.
 */
const needless = ['etag', 'last-modified', 'accept-ranges', 'cross-origin-resource-policy'];

/** What the pages for the public may do: run our own script and style, and call our API; nobody frames them. */
const publicPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the built browser part. Files in assets/ carry a hash in their name and never change; all others are asked for
 * again.
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
      if (/\.(js|css)(\.(br|gz))?$/.test(file)) for (const name of pagesOnly) void reply.removeHeader(name);
      if (isHashed) for (const name of needless) void reply.removeHeader(name);
      // Pages of others load what we embed in them as modules, which needs our leave.
      if (isEmbedded) void reply.header('access-control-allow-origin', '*');
    },
  });
  serveIcon(app, folder);
  // What the link of a mail opens, without the back office. Its address is the secret: it is told to nobody.
  for (const address of publicPages.flatMap((page) => [`${page}:code`, `${page}:code/:locale`]))
    app.get(address, async (_request, reply) =>
      reply
        .header('content-security-policy', publicPolicy)
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .sendFile('embed/embed.html'),
    );
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether there is a built browser part. */
    hasPages: boolean;
  }
}

/** Whether the app's page answers this address: the pages have addresses of their own, which only the browser knows. */
export function isPage(request: FastifyRequest): boolean {
  const { method, url, headers, server } = request;
  if (!server.hasPages || (method !== 'GET' && method !== 'HEAD') || /^\/(api|assets|compat)\//.test(url)) return false;
  if (!/\b(text\/html|\*\/\*)/.test(headers.accept ?? '*/*')) return false;
  return !(url.split('?')[0] ?? '').split('/').at(-1)?.includes('.');
}

/** Browsers ask for this name where a page names no icon, as pages within frames and those of single entries do. */
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
  const address = logoAddress(logo);
  if (!logo || !('file' in logo) || !address) return;
  app.get(address, async (_request, reply) =>
    reply
      .type(logoTypes[path.extname(address)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      // An SVG may hold script: as a picture it never runs, and opened by itself it must not either.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .send(createReadStream(logo.file)),
  );
}
