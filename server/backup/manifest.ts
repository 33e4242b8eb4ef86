import * as z from 'zod';

export const manifestName = 'manifest.json';
export const tableEntry = (table: string): string => `tables/${table}.copy`;
export const fileEntry = (hash: string): string => `files/${hash}`;

/** The manifest, which is the first entry. */
export const manifestSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The migrations of its tables, in order. */
  migrations: z.array(z.string()).min(1),
  /**
   * The tables and the order of their columns. A restore compares them with the tables it has created and never uses
   * names from the archive.
   */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof manifestSchema>;
