import * as z from 'zod/mini';
import { inboxTypeNames } from './inbox';
import { listOf, objectExpected, recordId, requiredList, type Schema } from '../values/values';

/** Request bodies of the inbox. Separate from inbox.ts, which does not need zod. */

/** The time of the write that created this version. Without it only the number is compared. */
const updatedAt = z.optional(z.string('Hier wird ein Zeitpunkt erwartet.'));
const seenItem = z.object({ id: recordId, version: recordId, updatedAt }, objectExpected) as Schema<{
  id: number;
  version: number;
  updatedAt?: string;
}>;

const yesOrNo = z.prefault(z.nullable(z.boolean('Hier wird Ja oder Nein erwartet.')), false);

const decided = z.object(
  {
    path: z
      .string('Hier wird ein Feld erwartet.')
      .check(z.regex(/^[A-Za-z]\w{0,60}(\.[A-Za-z]\w{0,60}){0,2}$/, 'Dieses Feld gibt es nicht.')),
    decision: z.nullable(z.enum(['taken', 'kept'], 'Hier wird «taken», «kept» oder null erwartet.')),
  },
  objectExpected,
);

/** The inbox properties in the body of a save. */
export const inboxSaveSchema = z.object(
  {
    inboxId: z.prefault(z.nullable(recordId), null),
    /**
     * The version of the item that the editor has seen, so that later additions are not released unseen; null for any.
     */
    inboxVersion: z.prefault(z.nullable(recordId), null),
    inboxUpdatedAt: updatedAt,
    /**
     * Other items about the record that were reviewed with it, at the versions seen; they are closed with it. Later
     * ones stay open.
     */
    inboxOthers: z.prefault(listOf(seenItem, 500), []),
    merge: yesOrNo,
    addToInbox: yesOrNo,
    /** For an interim save: new decisions; `null` withdraws one. */
    decisions: z.prefault(listOf(decided, 2_000), []),
  },
  objectExpected,
);
export type InboxSave = z.output<typeof inboxSaveSchema>;

/** The message for a stale `inboxVersion`. */
export const changedMessage =
  'Der Eintrag im Posteingang hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.';

/** `DELETE /inbox`: several items at the versions seen. */
const noItems = 'Hier wird ein Objekt mit «items» erwartet: einer Liste von Ids und Versionen.';
export const dismissSchema = z.object({ items: requiredList(seenItem, 500, noItems) }, noItems);

/** `POST /inbox/undo`: several closed items at the versions seen. */
export const undoSchema = z.object(
  {
    items: requiredList(
      z.object({ id: recordId, version: z.optional(z.nullable(recordId)), updatedAt }, objectExpected) as Schema<{
        id: number;
        version?: number | null;
        updatedAt?: string;
      }>,
      500,
      noItems,
    ),
  },
  noItems,
);

/** `POST /inbox/{id}/assign`: the entry that an unknown value stands for. */
export const assignSchema = z.object({ id: recordId }, 'Hier wird ein Objekt mit «id» erwartet.');

/** `DELETE /inbox/synonyms`. */
export const synonymSchema = z.object(
  {
    type: z.enum(inboxTypeNames, 'Diese Art gibt es nicht.'),
    entry: recordId,
    name: z.string('Hier wird ein Text erwartet.'),
  },
  objectExpected,
);
