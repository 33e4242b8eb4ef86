import * as z from 'zod/mini';
import { inboxTypeNames } from './inbox';
import { listOf, recordId, requiredList, type Schema } from '../values/values';

/** What the inbox is sent; inbox.ts says what it is, and needs no zod. */

const noObject = 'Hier wird ein Objekt erwartet.';
/** Which write made the version: without it the number alone is compared. */
const updatedAt = z.optional(z.string('Hier wird ein Zeitpunkt erwartet.'));
const seenItem = z.object({ id: recordId, version: recordId, updatedAt }, noObject) as Schema<{
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
  noObject,
);

/** What a save of a record says about the inbox, beside the record. */
export const inboxSaveSchema = z.object(
  {
    inboxId: z.prefault(z.nullable(recordId), null),
    /**
     * The version of the item that was seen: what came into it since is not released unseen. Without it: whatever it
     * is.
     */
    inboxVersion: z.prefault(z.nullable(recordId), null),
    /**
     * What was reviewed along with it about the same record, as it was seen: it ends with it. What has come since does
     * not.
     */
    inboxOthers: z.prefault(listOf(seenItem, 500), []),
    merge: yesOrNo,
    addToInbox: yesOrNo,
    /**
     * With an interim save: what was decided. `null` takes a decision back; of those that stay who and when is kept.
     */
    decisions: z.prefault(listOf(decided, 2_000), []),
  },
  noObject,
);
export type InboxSave = z.output<typeof inboxSaveSchema>;

/** Why a save is refused whose `inboxVersion` is an old one. */
export const changedMessage =
  'Der Eintrag im Posteingang hat sich inzwischen geändert. Bitte prüfen Sie ihn noch einmal.';

/** `DELETE /inbox`: several, as they were seen. */
const noItems = 'Hier wird ein Objekt mit «items» erwartet: einer Liste von Ids und Versionen.';
export const dismissSchema = z.object({ items: requiredList(seenItem, 500, noItems) }, noItems);

/** `POST /inbox/undo`: several that have ended, as they were seen. */
export const undoSchema = z.object(
  {
    items: requiredList(
      z.object({ id: recordId, version: z.optional(z.nullable(recordId)), updatedAt }, noObject) as Schema<{
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

/** `POST /inbox/{id}/assign`: the entry that an unknown value means. */
export const assignSchema = z.object({ id: recordId }, 'Hier wird ein Objekt mit «id» erwartet.');

/** `DELETE /inbox/synonyms`: the name, and the entry that it does not mean any more. */
export const synonymSchema = z.object(
  {
    type: z.enum(inboxTypeNames, 'Diese Art gibt es nicht.'),
    entry: recordId,
    name: z.string('Hier wird ein Text erwartet.'),
  },
  noObject,
);
