/** Who else is on a record or an item of the inbox right now (`POST /presence`). No zod in here. */
export interface Present {
  id: number;
  email: string;
  /** Since when, ISO 8601. */
  since: string;
}

/** Beside the content types, items of the inbox are something to be on. */
export const inboxPresence = 'inbox';

/** A page says in this rhythm that it is still open, in milliseconds. */
export const presenceBeat = 20_000;
/** Who has said nothing for so long is gone. */
export const presenceLasts = 50_000;
