import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { apiBase } from '../../domain/http';
import { describeApi, type DescribedRoute } from '../description/describe';
import { contentTag, entityTag, isUnchanged } from '../http/entityTags';
import { acceptsGzip, addVary, gzipped } from '../http/compression';

declare module 'fastify' {
  interface FastifySchema {
    /** The route is not part of the description. */
    hide?: boolean;
    summary?: string;
    tags?: readonly string[];
    /** Derived from method and URL by default. */
    operationId?: string;
    /** The media type of a body that is not application/json. */
    bodyType?: string;
    /** The media types of a binary body. */
    consumes?: readonly string[];
  }
  interface FastifyContextConfig {
    /** The route reads or writes a versioned record, with `ETag` and `If-Match`. */
    versioned?: boolean;
  }
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * The OpenAPI description at /api/documentation(.json), generated from the routes' schemas. Must be registered before
 * the routes.
 */
export const documentation = plugin(async (app: FastifyInstance) => {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (!url.startsWith(`${apiBase}/`) || schema?.hide) return;
    for (const one of [method].flat())
      if (one !== 'HEAD' && one !== 'OPTIONS')
        routes.push({
          method: one,
          url,
          schema: schema ?? {},
          access: config?.access,
          isIdempotent: writes.has(one) && !config?.repeats,
          isVersioned: config?.versioned === true,
          isForMachines: config?.scope !== undefined,
        });
  });
  const json = cachedJson(() => {
    const { productName, publicUrl } = app.config;
    return JSON.stringify(describeApi(routes, { title: `${productName} API`, server: `${publicUrl ?? ''}${apiBase}` }));
  });
  const place = '/api/documentation';
  // Replaces swagger-ui's handlers, which generate the description for each request. The JSON is also served as YAML,
  // since it is valid YAML.
  const answers: Record<string, typeof json> = { [`${place}/json`]: json, [`${place}/yaml`]: json };
  app.addHook('onRoute', (route) => {
    route.handler = answers[route.url] ?? route.handler;
  });
  // swagger-ui requires the plugin that we replace.
  await app.register(plugin(async () => undefined, { name: '@fastify/swagger' }));
  await app.register(swaggerUi, {
    routePrefix: place,
    uiConfig: { docExpansion: 'none', layout: 'BaseLayout' },
  });
  app.get(`${place}.json`, json);
});

/** Sends a JSON text that never changes; it is generated and compressed on the first request. */
function cachedJson(write: () => string) {
  const generate = async () => {
    const identity = Buffer.from(write());
    return { identity, gzip: await gzipped(identity), tag: contentTag(identity) };
  };
  let cached: ReturnType<typeof generate> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { identity, gzip, tag } = await (cached ??= generate());
    addVary(reply, 'Accept-Encoding');
    void reply
      .header('etag', entityTag(tag))
      .header('cache-control', 'no-cache')
      .type(`application/${request.url.includes('yaml') ? 'yaml' : 'json'}; charset=utf-8`);
    if (isUnchanged(request, tag)) return reply.code(304).send();
    if (!acceptsGzip(request)) return reply.send(identity);
    return reply.header('content-encoding', 'gzip').send(gzip);
  };
}
