import type { FastifySchema } from 'fastify';
import type { AccessRule } from '../../domain/access';
import { apiBase } from '../../domain/http';
import { common } from './common';
import { Schemas } from './schemas';

/** A route as it was registered. */
export interface DescribedRoute {
  method: string;
  url: string;
  schema: FastifySchema;
  access?: AccessRule | undefined;
  /** The route accepts `Idempotency-Key`. */
  isIdempotent: boolean;
  /** The route uses the version of a record: `ETag` in the response, `If-Match` in the request. */
  isVersioned: boolean;
  /** Machine accounts may call it. */
  isForMachines: boolean;
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: object;
}
type Ref = { $ref: string };
const component = (place: string, name: string): Ref => ({ $ref: `#/components/${place}/${name}` });

/** Turns `GET /inbox/:id/others` into `getInboxByIdOthers`. */
function nameOf({ method, url }: DescribedRoute): string {
  const words = url.split(/[/.-]/).filter(Boolean);
  const named = words.map((word) => (word.startsWith(':') ? `By-${word.slice(1)}` : word)).join('-');
  return `${method.toLowerCase()}-${named}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** The OpenAPI description of these routes. */
export function describeApi(routes: readonly DescribedRoute[], about: { title: string; server: string }): object {
  const schemas = new Schemas();
  const operations = routes.map((route) => describeRoute(schemas, route));
  const shared = shareParameters(operations);
  const sharedAnswers = shareAnswers(operations);
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operation } of operations) (paths[path] ??= {})[method] = operation;
  const tags = [...new Set(operations.flatMap(({ operation }) => operation.tags))];
  const { info, ...components } = schemas.convert(common, 'output');
  return {
    openapi: '3.1.0',
    info: { title: about.title, version: '1', ...info },
    servers: [{ url: about.server }],
    // Most reads need no account; operations that need one override this.
    security: [{}, { session: [] }, { token: [] }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: {
      ...components,
      parameters: { ...components.parameters, ...shared },
      responses: { ...components.responses, ...sharedAnswers },
      schemas: schemas.complete(),
    },
  };
}

function describeRoute(schemas: Schemas, route: DescribedRoute) {
  const { method, url, schema, access, isIdempotent, isVersioned, isForMachines } = route;
  const {
    querystring,
    body,
    bodyType = 'application/json',
    response,
    consumes = [],
    tags = ['Weitere'],
    summary,
    operationId,
  } = schema;
  const isOne = url.includes('/:');
  const namesVersion = isVersioned && isOne && method !== 'GET';
  const query = querystring ? schemas.convert(querystring, 'input') : {};
  const parameters: (Parameter | Ref)[] = [
    ...Array.from(url.matchAll(/:(\w+)/g), ([, name = '']): Parameter | Ref =>
      name === 'id' ? component('parameters', 'id') : { name, in: 'path', required: true, schema: { type: 'string' } },
    ),
    ...Object.entries<any>(query.properties ?? {}).map(([name, { description, ...value }]): Parameter => {
      const isRequired = (query.required as string[] | undefined)?.includes(name);
      return {
        name,
        in: 'query',
        ...(isRequired && { required: true }),
        ...(description && { description }),
        schema: value,
      };
    }),
    ...(namesVersion ? [component('parameters', 'If-Match')] : []),
    ...(isIdempotent ? [component('parameters', 'Idempotency-Key')] : []),
  ];
  const content = {
    ...(body !== undefined && { [bodyType]: { schema: schemas.convert(body, 'input') } }),
    ...Object.fromEntries(consumes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
  };
  const isOpen = access?.name === 'anyone';
  const hasBody = Object.keys(content).length > 0;
  return {
    path: url.slice(apiBase.length).replace(/:(\w+)/g, '{$1}'),
    method: method.toLowerCase(),
    operation: {
      operationId: operationId ?? nameOf({ ...route, url: url.slice(apiBase.length) }),
      summary,
      // The name of the rule in domain/access.ts.
      description: `Zugang: ${access?.name}`,
      tags,
      ...(parameters.length > 0 && { parameters }),
      ...(hasBody && { requestBody: { required: true, content } }),
      responses: {
        ...Object.fromEntries(
          Object.entries((response ?? {}) as Record<string, object>).map(([code, answer]) => [
            code,
            {
              description: 'OK',
              ...headersOf(route, query.properties),
              content:
                'content' in answer
                  ? answer.content
                  : { 'application/json': { schema: schemas.convert(answer, 'output') } },
            },
          ]),
        ),
        ...(namesVersion && { 412: component('responses', 'Stale') }),
        ...((namesVersion || method === 'PATCH') && { 428: component('responses', 'VersionMissing') }),
        ...(hasBody && { 422: component('responses', 'Invalid') }),
        default: component('responses', 'Problem'),
      },
      ...(!isOpen && { security: [{ session: [] }, ...(isForMachines ? [{ token: [] }] : [])] }),
    },
  };
}

function headersOf({ isVersioned }: DescribedRoute, parameters: object = {}) {
  const headers = {
    ...(isVersioned && { ETag: component('headers', 'ETag') }),
    ...('limit' in parameters && { Link: component('headers', 'Link') }),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

/**
 * Moves parameters that several operations share to `components`, and refers to them there: the filters of a list also
 * apply to its ids, its export and its map.
 */
function shareParameters(
  operations: readonly { path: string; operation: { parameters?: (Parameter | Ref)[] } }[],
): Record<string, Parameter> {
  const uses = new Map<string, { name: string; count: number; path: string }>();
  const perName = new Map<string, Set<string>>();
  for (const { path, operation } of operations)
    for (const parameter of operation.parameters ?? []) {
      if ('$ref' in parameter || parameter.in !== 'query') continue;
      const text = JSON.stringify(parameter);
      const name = parameter.name.replace('[]', '');
      const before = uses.get(text);
      const shortest = before && before.path.length <= path.length ? before.path : path;
      uses.set(text, { name, path: shortest, count: (before?.count ?? 0) + 1 });
      perName.set(name, (perName.get(name) ?? new Set()).add(text));
    }
  const shared: Record<string, Parameter> = {};
  const refs = new Map<string, Ref>();
  for (const [text, { name, count, path }] of uses) {
    if (count < 2) continue;
    const key = perName.get(name)?.size === 1 ? name : `${path.slice(1).replace(/\W+/g, '-')}.${name}`;
    shared[key] = JSON.parse(text) as Parameter;
    refs.set(text, component('parameters', key));
  }
  for (const { operation } of operations)
    if (operation.parameters)
      operation.parameters = operation.parameters.map((one) => refs.get(JSON.stringify(one)) ?? one);
  return shared;
}

/** Moves responses that several operations share to `components`, named after what they contain. */
function shareAnswers(operations: readonly { operation: { responses: Record<string, object> } }[]) {
  const counts = new Map<string, number>();
  for (const { operation } of operations)
    for (const answer of Object.values(operation.responses)) {
      const text = JSON.stringify(answer);
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
  const shared: Record<string, object> = {};
  for (const { operation } of operations)
    for (const [code, answer] of Object.entries(operation.responses)) {
      const text = JSON.stringify(answer);
      const name = containedIn(text);
      if (name === undefined || (counts.get(text) ?? 0) < 2 || (shared[name] && JSON.stringify(shared[name]) !== text))
        continue;
      shared[name] = answer;
      operation.responses[code] = component('responses', name);
    }
  return shared;
}

/** What a response contains: `Project`, `DeletedCardList` or `Pdf`. */
function containedIn(answer: string): string | undefined {
  const [, list, name] =
    /"data":\{("type":"array","items":\{)?"\$ref":"#\/components\/schemas\/(\w+)"/.exec(answer) ?? [];
  if (name) return list ? `${name}List` : name;
  const [, media] = /"content":\{"[\w-]+\/(?:[\w.-]*[.])?([\w+]+)":\{"schema":\{"type":"string"/.exec(answer) ?? [];
  return media && `File-${media.replace('+', '-')}`;
}
