import Ajv, { type ValidateFunction } from 'ajv/dist/2020';
import { buildApp } from '../../server/app';
import { readConfig } from '../../server/config';
import { connect } from '../../server/database';
import { openFileStore } from '../../server/files/openFileStore';
import type { Json } from './client';

/** Checks responses against the API description. Files that share their modules load it only once. */

export interface ApiDescription {
  paths: Record<string, Record<string, Json>>;
  components: Record<string, Record<string, Json>>;
}

/** The description comes from a server that never queries its database. */
async function load(): Promise<ApiDescription> {
  const config = readConfig({ DATA_DIR: 'none', LOG_LEVEL: 'silent' });
  const database = connect('postgres://127.0.0.1:1/none');
  const app = await buildApp({ config, database, files: openFileStore(config.filesUrl) });
  const { body } = await app.inject('/api/documentation.json');
  await app.close();
  await database.close();
  return JSON.parse(body) as ApiDescription;
}
let description: Promise<ApiDescription> | undefined;
export const readDescription = () => (description ??= load());

/** The target of a reference, or the value itself. */
export function resolve({ components }: ApiDescription, value: Json): Json {
  const [, place, name] = /^#\/components\/(\w+)\/(.+)$/.exec(value?.$ref ?? '') ?? [];
  return place && name ? components[place]?.[name] : value;
}

/** Keys that are not described count as errors, although clients have to ignore them. */
function strict(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, strict(part)]));
  const isClosed = schema.type === 'object' && 'properties' in schema && !('additionalProperties' in schema);
  return isClosed ? { ...parts, additionalProperties: false } : parts;
}

/**
 * Keeps only the ends of a long list: the entries in between are built in the same way, and checking all of them takes
 * long.
 */
const shortened = (body: Json): Json =>
  Array.isArray(body?.data) && body.data.length > 20
    ? { ...body, data: [...body.data.slice(0, 10), ...body.data.slice(-10)] }
    : body;

async function checker() {
  const known = await readDescription();
  const ajv = new Ajv({ strict: false, validateFormats: false, validateSchema: false });
  const components = { $id: 'api', components: { schemas: strict(known.components.schemas) } };
  ajv.addSchema(components);
  const paths = Object.entries(known.paths)
    .map(([path, methods]) => ({
      pattern: new RegExp(`^${path.replace(/[.+]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: path.split('{').length,
      methods,
    }))
    .sort((a, b) => a.parameters - b.parameters);
  const validators = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object) => {
    const made = validators.get(schema);
    if (made) return made;
    const text = JSON.stringify(strict(schema)).replaceAll('"#/components/', '"api#/components/');
    const validate = ajv.compile(JSON.parse(text) as object);
    validators.set(schema, validate);
    return validate;
  };

  /** What is wrong with a response to a path below `/api/v1`; undefined if it matches the description. */
  return (method: string, path: string, status: number, type: string, body: unknown): string | undefined => {
    const address = path.split('?')[0] ?? '';
    const operation = paths.find(({ pattern }) => pattern.test(address))?.methods[method.toLowerCase()];
    if (!operation) return status < 400 ? 'it is not described' : undefined;
    const answer = resolve(known, operation.responses[status] ?? (status >= 400 && operation.responses.default));
    if (!answer) return `the status ${status} is not described`;
    const media = type.split(';')[0] ?? '';
    const described = answer.content?.[media] ?? answer.content?.['*/*'];
    if (!described) return `${media} is not described`;
    if (described.schema.format === 'binary') return undefined;
    const validate = validatorOf(described.schema);
    if (validate(shortened(body))) return undefined;
    // Records reduced to some fields lack others that are required.
    const isReduced = /[?&]fields=/.test(path);
    const errors = (validate.errors ?? []).filter(
      ({ keyword }) => !isReduced || !['required', 'anyOf'].includes(keyword),
    );
    if (errors.length === 0) return undefined;
    return errors
      .map(({ instancePath, message, params }) => [instancePath, message, JSON.stringify(params)].join(' '))
      .join('; ');
  };
}
let made: ReturnType<typeof checker> | undefined;
/** Creates the checker on first use. */
export const readChecker = () => (made ??= checker());
