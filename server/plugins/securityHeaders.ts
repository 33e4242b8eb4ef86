import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase } from '../../domain/http';
import { tileOrigin } from '../config';
import { isSecure } from '../accounts/sessionPlugin';

/** Video hosts that do not set cookies before playback. */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * The policy of API responses: nothing runs, even if a response is opened or framed as a page. All fifteen headers of a
 * page would double the size of short responses. Files have their own policy (files/routes.ts).
 */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Security headers: no inline scripts, no framing by other sites, no type sniffing. */
export const securityHeaders = plugin(async (app: FastifyInstance) => {
  const logo = app.config.themeLogo;
  const tiles = tileOrigin(app.config);
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // MUI injects its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: [
          "'self'",
          'data:',
          'blob:',
          ...(logo && 'url' in logo ? [new URL(logo.url).origin] : []),
          ...(tiles ? [tiles] : []),
        ],
        frameSrc: ["'self'", ...videoHosts],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    // Video hosts only play if they see the embedding site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Browsers ignore it over plain http; for https it is set below.
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(`${apiBase}/`)) {
      void reply
        .header('content-security-policy', apiPolicy)
        .header('x-content-type-options', 'nosniff')
        .header('cross-origin-resource-policy', 'same-origin');
    } else {
      reply.helmet();
    }
    if (isSecure(request)) void reply.header('strict-transport-security', 'max-age=31536000');
  });
});
