import * as z from 'zod';

export const manifestName = 'manifest.json';
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const fileEntry = (hash: string): string => `files/${hash}`;

/** What an archive says about itself, first in it. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** Names of the migrations its tables have gone through, in order. */
  migrations: z.array(z.string()).min(1),
  /**
   * What they hold, and in which order of columns. A restore compares that with the tables it has made, and takes no
   * name from here.
   */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;
