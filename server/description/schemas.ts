import * as z from 'zod';
import { schemaReference, type NamedSchema } from '../http/described';

const isZod = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;

/** Collects the schemas of a description. Named ones are written once, in `components`. */
export class Schemas {
  readonly components: Record<string, object> = {};
  readonly #waiting: NamedSchema[] = [];
  readonly #known = new Set<string>();

  /** The JSON schema of a zod schema, or of a plain JSON schema that contains zod schemas. */
  convert(schema: unknown, io: 'input' | 'output'): any {
    if (isZod(schema)) return this.#ofZod(schema, io);
    if (Array.isArray(schema)) return schema.map((part) => this.convert(part, io));
    if (typeof schema !== 'object' || schema === null) return schema;
    return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, this.convert(part, io)]));
  }

  /** Makes the named schemas that others refer to. */
  complete(): Record<string, object> {
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift())
      this.components[next.name] = this.convert(next.make(), next.io);
    return Object.fromEntries(Object.entries(this.components).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  #ofZod(schema: z.core.$ZodType, io: 'input' | 'output'): object {
    const { $schema: _, ...rest } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      reused: 'inline',
      override: ({ zodSchema, jsonSchema }) => {
        const of = z.globalRegistry.get(zodSchema)?.[schemaReference] as NamedSchema | undefined;
        if (of) {
          delete (jsonSchema as Record<string, unknown>)[schemaReference];
          jsonSchema.$ref = this.#refer(of);
        }
        // A format implies its pattern, and these bounds apply to every number.
        if (jsonSchema.format) delete jsonSchema.pattern;
        if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
        if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
        // Later versions may add keys.
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    return rest;
  }

  #refer(schema: NamedSchema): string {
    if (!this.#known.has(schema.name)) this.#waiting.push(schema);
    this.#known.add(schema.name);
    return `#/components/schemas/${schema.name}`;
  }
}
