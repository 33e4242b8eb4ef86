import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type * as z from 'zod';
import type { ContentType } from '../../../domain/contentType';
import type { SeenVersion } from '../../http/entityTags';
import type { Tables } from '../../tables';
import type { Actor } from './historyRows';
import type { AfterWrite } from './hooks';

declare module 'fastify' {
  interface FastifyInstance {
    /** The save extension for a type; undefined if there is none. */
    saveExtensionOf(type: ContentType): SaveExtension | undefined;
  }
}

/** The inbox item that a save created instead of writing the record. */
export interface SavedToInbox {
  item: object;
  isNew: boolean;
  /** The item that the save belonged to, if it has been closed in the meantime. */
  ended?: object;
}

/** What the body of a save requests in addition to the record; at most one of these. */
interface SaveRequest {
  /**
   * Saves the input as an inbox item instead of writing the record.
   * @param recordId null for a new record
   */
  saveToInbox?(recordId: number | null, expected?: SeenVersion): Promise<SavedToInbox>;
  afterWrite?: AfterWrite;
}

/**
 * Moves everything that refers to `from` to another record.
 * @param only the ids to move; all by default
 * @returns the ids of what was moved
 */
export type Following = (
  trx: Transaction<Tables>,
  from: number,
  to: number,
  only?: readonly number[],
) => Promise<number[]>;

export interface SaveExtension {
  /** What the body of a save may contain in addition to the record, for the documentation. */
  documented: Record<string, z.ZodType>;
  /** The response, and its `meta`, to a save that did not write the record, for the documentation. */
  answered: z.ZodType;
  answeredMeta: z.ZodType;
  /** @throws 422 */
  read(body: unknown, actor: Actor): SaveRequest;
  /** Runs after a record is removed. */
  forget(actor: Actor): AfterWrite;
  /** Runs after a record is restored. */
  recall: AfterWrite;
  /** Moves everything that refers to one record to another, when records are merged or separated. */
  follow: Following;
}

/** Registers the save extension; must be called before the routes are registered. */
export function registerSaveExtension(
  app: FastifyInstance,
  extensionOf: (type: ContentType) => SaveExtension | undefined,
): void {
  app.decorate('saveExtensionOf', extensionOf);
}
