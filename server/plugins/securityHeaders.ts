import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase } from '../../domain/http';
import { tileOrigin } from '../config';
import { isSecure } from '../accounts/sessionPlugin';

/** Where videos play: the hosts that set no cookies before a video is played. */
const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * What answers that are no pages say: nothing in them runs, whoever opens or frames them. A page's fifteen headers
 * would weigh as much as the twenty short answers of a first visit. Files say more (files/routes.ts).
 */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * What a browser is told not to do with our answers: no inline script, no foreign frame around us, no guessed types.
 */
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
        // MUI writes its styles into the page.
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
    // The video hosts play only where they see which site embeds them.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Over plain http it would be ignored at best.
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
