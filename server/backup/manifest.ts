import * as z from 'zod';

export const manifestName = 'manifest.json';
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const fileEntry = (hash: string): string => `files/${hash}`;

/** What an archive says about itself, first in it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Names of the migrations its tables have gone through, in order. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string().regex(/^[a-z0-9_]+$/), columns: z.array(z.string()), identity: z.string().nullable() })),
});
export type Manifest = z.infer<typeof manifestSchema>;
