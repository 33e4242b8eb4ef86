/**
 * What the server does and the mock does not; what is missing of each stands in README.md. The contract tests skip
 * these by name.
 */
export const unsupported = [
  'visitors',
  'xlsx',
  'pdf',
  'calendars',
  'imports',
  'projectMap',
  'employments',
  'contactCalls',
  'contactRegions',
  'related',
  'verification',
  'links',
  'inboxJournal',
  'proposals',
  'deleted',
  'passwords',
  'mails',
  'logs',
  'addresses',
  'bodies',
  'hierarchies',
  'groupPaths',
  'shuffling',
  'idempotency',
  'throttling',
  'sanitizing',
  'crossSite',
  'documentation',
] as const;

export type Unsupported = (typeof unsupported)[number];
