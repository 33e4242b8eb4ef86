import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables';
import type { ContentTypeName } from '../../domain/contents';
import type { Extras } from './read/extras';
import type { WriteHooks } from './write/hooks';

/**
 * All that a folder of `server/types/` gives the server beside migrations, and beside what every content type has by its
 * declaration.
 */
export interface TypeModule {
  /** What writes of records do beside, by the name of their type: its own, or one of another folder. */
  hooks?: Partial<Record<ContentTypeName, WriteHooks>>;
  /** What stands beside the fields of a record where editors read it, by the name of its type. */
  extras?: Extras;
  /**
   * What else demo records of a type need once their rows are there. In: those that were just added, as `demo/` has
   * them.
   */
  afterSeed?: Partial<Record<ContentTypeName, (trx: Transaction<Tables>, records: readonly object[]) => Promise<void>>>;
  /** The types whose XLSX its routes write, in columns that others know them by; else these follow the declaration. */
  ownExports?: readonly ContentTypeName[];
  /** Makes ready what would be dear to make while somebody waits: after the start, and soon after writes. */
  prepare?(app: FastifyInstance): Promise<void>;
  /** Routes of its own. Each looks itself whether its feature is switched on. */
  routes?: readonly ((app: FastifyInstance) => Promise<void>)[];
}
