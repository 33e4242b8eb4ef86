import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables';
import type { ContentTypeName } from '../../domain/contents';
import type { Extras } from './read/extras';
import type { WriteHooks } from './write/hooks';

/** What a folder of `server/types/` adds to the server, beyond its migrations and what its declaration implies. */
export interface TypeModule {
  /** By name of a content type, which can be another one or that of a reference list. */
  hooks?: Record<string, WriteHooks>;
  /** Values that editors read in addition to the fields, by name of the content type. */
  extras?: Extras;
  /**
   * Adds what demo records need after their rows are inserted.
   * @param records the added records, as in `demo/`
   */
  afterSeed?: Partial<Record<ContentTypeName, (trx: Transaction<Tables>, records: readonly object[]) => Promise<void>>>;
  /**
   * The types whose XLSX export has its own routes and established columns; all others are exported according to their
   * declaration.
   */
  ownExports?: readonly ContentTypeName[];
  /** Prepares expensive responses after the start and soon after writes. */
  prepare?(app: FastifyInstance): Promise<void>;
  /** Each checks whether its feature is switched on. */
  routes?: readonly ((app: FastifyInstance) => Promise<void>)[];
}
