/** Keys of what the cache holds beside react-admin's own lists and records. */
export const cacheKeys = {
  session: ['session'],
  references: (list: string) => ['references', list],
  contactGroups: ['contactGroups'],
  /** Of which years there are records. */
  years: ['years'],
  /** All that is shown of the inbox: its cards, an item under review, how many wait. */
  inbox: ['inbox'],
  inboxCounts: ['inbox', 'counts'],
} as const;
