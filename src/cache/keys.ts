/** Cache keys other than those of react-admin's lists and records. */
export const cacheKeys = {
  session: ['session'],
  references: (list: string) => ['references', list],
  contactGroups: ['contactGroups'],
  /** The years with records. */
  years: ['years'],
  /** Everything about the inbox: cards, items under review, counts. */
  inbox: ['inbox'],
  inboxCounts: ['inbox', 'counts'],
} as const;
