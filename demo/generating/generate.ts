import type { DemoUploads } from '../files/uploads';

/** The numbers of records to generate. */
export interface DemoSize {
  projects: number;
  persons: number;
  companies: number;
}

/** The demo records of a type as a client would send them, with ids and timestamps. */
export type Generate = (size: DemoSize, uploads: DemoUploads) => Iterable<{ id: number }>;
