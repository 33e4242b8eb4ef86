import type { Kysely, Transaction } from 'kysely';
import type { ContentType } from '../../domain/contentType';
import type { Feature } from '../../domain/features';
import type { SubmissionOutcome } from '../../domain/submissions/verification';
import type { Tables } from '../tables';
import type { SubmissionKindName } from '../tables/submissions';

/** A link that somebody holds and has not used yet. */
export interface OpenLink {
  id: number;
  /** The record it is about; null where it is about none. */
  recordId: number | null;
  /** What was sent before, and waits to be confirmed; null where nothing was. */
  request: unknown;
  /** The item of the inbox it is about, where it is about one. */
  inboxId: number | null;
}

/**
 * One kind of what strangers send and confirm by a link. All kinds share the table, the code and its hash, the expiry,
 * the limit for guessing, the answers for links that do not hold, and the two routes; what a kind says is in here.
 */
export interface SubmissionKind {
  /** How the table calls it. */
  name: SubmissionKindName;
  /** A link holds so many days. */
  days: number;
  /** The one answer for links that are used, expired or were never given. */
  failed: string;
  isOn(features: Record<Feature, boolean>): boolean;
  /** The type of the record that its links are about, where they are about one. */
  type?: ContentType;
  /** `GET {path}/:code` answers what the page of a link shows, `POST` takes what is sent by it. */
  route: { path: string; tag: string; read: string; submit: string; body?: unknown; bodyLimit: number };
  read(db: Kysely<Tables>, link: OpenLink): Promise<unknown>;
  /** In the transaction that uses the link; its record is locked. Errors: 422 where the link is to hold on. */
  submit(
    trx: Transaction<Tables>,
    link: OpenLink,
    body: unknown,
  ): Promise<{ outcome: SubmissionOutcome; inboxId: number | null }>;
}
