import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod';
import type { ContentType } from '../../domain/contentType';
import type { Feature } from '../../domain/features';
import type { SubmissionOutcome } from '../../domain/submissions/verification';
import type { Tables } from '../tables';
import type { SubmissionKindName } from '../tables/submissions';

/** A valid link that has not been used yet. */
export interface OpenLink {
  id: number;
  /** The record it is about, if any. */
  recordId: number | null;
  /** The stored request that awaits confirmation, if any. */
  request: unknown;
  /** The inbox item it is about, if any. */
  inboxId: number | null;
}

/**
 * A kind of personal link: for requests that visitors confirm, or requests that editors send. All kinds share the
 * table, codes, expiry, the limit on guessing, the response for invalid links, and two routes; the rest is declared
 * here.
 */
export interface SubmissionKind {
  /** The value stored in the table. */
  name: SubmissionKindName;
  /** How many days a link is valid. */
  days: number;
  /** The message for links that are used, expired or unknown. */
  failed: string;
  isOn(features: Record<Feature, boolean>): boolean;
  /** The type of the records its links are about, if any. */
  type?: ContentType;
  /** `GET {path}/:code` returns what the page of a link shows (`shown`); `POST` submits it. */
  route: {
    path: string;
    tag: string;
    read: string;
    submit: string;
    body?: unknown;
    bodyLimit: number;
    shown: z.core.$ZodType;
  };
  read(db: Kysely<Tables>, link: OpenLink): Promise<unknown>;
  /**
   * Runs in the transaction that uses up the link, with its record locked.
   * @throws 422 to keep the link valid
   */
  submit(
    trx: Transaction<Tables>,
    link: OpenLink,
    body: unknown,
  ): Promise<{ outcome: SubmissionOutcome; inboxId: number | null }>;
}
