/** Who else has a record or inbox item open (`POST /presence`). No zod in this file. */
export interface Present {
  id: number;
  email: string;
  /** ISO 8601. */
  since: string;
}

/** The resource of inbox items in presence requests. */
export const inboxPresence = 'inbox';

/** The interval at which an open page reports itself, in milliseconds. */
export const presenceBeat = 20_000;
/** The time after which a silent page counts as closed, in milliseconds. */
export const presenceLasts = 50_000;
