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
    /** The part that what stands around the records has in saving those of a type; undefined where it has none. */
    savePartOf(type: ContentType): SavePart | undefined;
  }
}

/** What was kept in place of the record that was sent. */
export interface KeptInstead {
  item: object;
  isNew: boolean;
  /** What the save was meant for, where that has ended meanwhile. */
  ended?: object;
}

/** What the body of a save asks for beside the record: one of the two. */
interface BesideRecord {
  /** Keeps what was sent, in place of writing it. In: the record to change, null for a new one. */
  keepInstead?(recordId: number | null, expected?: SeenVersion): Promise<KeptInstead>;
  afterWrite?: AfterWrite;
}

/** In: the ids of what follows; without them all that is about `from`. Out: the ids of what did. */
export type Following = (
  trx: Transaction<Tables>,
  from: number,
  to: number,
  only?: readonly number[],
) => Promise<number[]>;

export interface SavePart {
  /** What the body of a save may say beside the record, for the documentation. */
  documented: Record<string, z.ZodType>;
  /** Reads the body of a save. Errors: 422. */
  read(body: unknown, actor: Actor): BesideRecord;
  /** After a record was removed. */
  forget(actor: Actor): AfterWrite;
  /** After it was brought back. */
  recall: AfterWrite;
  /** What is about one record is about another from now on: both have become one, or two again. */
  follow: Following;
}

/** Says once, before the routes, who has a part in saving records. */
export function registerSavePart(app: FastifyInstance, partOf: (type: ContentType) => SavePart | undefined): void {
  app.decorate('savePartOf', partOf);
}
