/** What the server does and the mock does not; what is missing of each stands in README.md. The contract tests skip these by name. */
export const unsupported = [
  'strangers', 'xlsx', 'pdf', 'calendars', 'imports', 'projectMap', 'regionMap', 'employments', 'contactCalls', 'contactRegions', 'savedMembers', 'related', 'verification', 'links', 'history', 'search', 'ids',
  'inboxJournal', 'proposals', 'deleted', 'translationGaps', 'accounts', 'passwords', 'mails', 'logs', 'addresses', 'bodies', 'hierarchies', 'groupPaths', 'settings', 'shuffling',
  'idempotency', 'throttling', 'sanitizing',
  'uploads', 'crossSite', 'documentation',
] as const;

export type Unsupported = (typeof unsupported)[number];
