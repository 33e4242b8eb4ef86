import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import * as z from 'zod';
import type { AccessRule } from '../../domain/access';
import { apiBase } from '../../domain/http';
import { entityTag, isUnchanged } from '../http/entityTags';
import { acceptsGzip, addVary, gzipped } from '../http/gzipped';

const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  errors: z.object({ field: z.string(), message: z.string() }).array().optional(),
  data: z.unknown().optional(),
});

const isZod = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value;

/** Converts a zod schema to JSON schema. `io` selects the side of a transform. */
function toJsonSchema(schema: unknown, io: 'input' | 'output'): unknown {
  if (!isZod(schema)) return schema;
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

/** For idempotent writes (plugins/idempotency.ts). */
const onceHeaders = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      description:
        'Dieselbe Anfrage mit demselben Schlüssel bekommt einen Tag lang die erste Antwort noch einmal (Idempotent-Replayed: true), eine andere mit demselben 422.',
    },
  },
};
const writes = (method: string | string[]) => [method].flat().some((one) => ['POST', 'PUT', 'DELETE'].includes(one));

function convert(schema: Record<string, unknown>, rule: AccessRule | undefined, happensOnce: boolean) {
  const { body, querystring, params, response, ...rest } = schema;
  const answers = Object.entries((response ?? {}) as Record<string, unknown>);
  return {
    tags: ['Listen und Dateien'],
    ...rest,
    ...(happensOnce && { headers: onceHeaders }),
    ...(body !== undefined && { body: toJsonSchema(body, 'input') }),
    ...(querystring !== undefined && { querystring: toJsonSchema(querystring, 'input') }),
    ...(params !== undefined && { params: toJsonSchema(params, 'input') }),
    response: {
      ...Object.fromEntries(answers.map(([code, answer]) => [code, toJsonSchema(answer, 'output')])),
      default: {
        description: 'Fehler (RFC 9457)',
        content: { 'application/problem+json': { schema: toJsonSchema(problem, 'output') } },
      },
    },
    // The names of the rules in domain/access.ts.
    ...(rule && { description: [rest.description, `Zugang: ${rule.name}`].filter(Boolean).join('\n\n') }),
    ...(rule && rule.name !== 'anyone' && { security: [{ session: [] }] }),
  };
}

/**
 * The OpenAPI description at /api/documentation(.json), generated from the routes' schemas. Must be registered before
 * the routes.
 */
export const documentation = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${app.config.productName} API`, version: '1' },
      components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } } },
    },
    transform: ({ schema, url, route }) => {
      const isApi = url.startsWith(`${apiBase}/`) && !schema?.hide;
      return {
        url,
        schema: isApi
          ? convert({ ...schema }, route.config?.access, writes(route.method) && !route.config?.repeats)
          : { hide: true },
      };
    },
  });
  const place = '/api/documentation';
  const json = kept('application/json', () => JSON.stringify(app.swagger()));
  const yaml = kept('application/x-yaml', () => app.swagger({ yaml: true }));
  const answers: Record<string, typeof json> = {
    [`${place}.json`]: json,
    [`${place}/json`]: json,
    [`${place}/yaml`]: yaml,
  };
  // Replaces the handlers of swagger-ui, which generate the description for each request.
  app.addHook('onRoute', (route) => {
    route.handler = answers[route.url] ?? route.handler;
  });
  await app.register(swaggerUi, {
    routePrefix: place,
    uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
  });
  app.get(`${place}.json`, json);
});

/**
 * Answers with a text that never changes, generated and compressed on the first request. Generating this large text
 * takes as long as a hundred other requests.
 */
function kept(type: string, write: () => string) {
  const make = async () => {
    const identity = Buffer.from(write());
    return { identity, gzip: await gzipped(identity), tag: createHash('sha1').update(identity).digest('base64url') };
  };
  let made: ReturnType<typeof make> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { identity, gzip, tag } = await (made ??= make());
    addVary(reply, 'Accept-Encoding');
    void reply.header('etag', entityTag(tag)).header('cache-control', 'no-cache').type(`${type}; charset=utf-8`);
    if (isUnchanged(request, tag)) return reply.code(304).send();
    if (!acceptsGzip(request)) return reply.send(identity);
    return reply.header('content-encoding', 'gzip').send(gzip);
  };
}
