/** Resources whose pages live elsewhere than under their name. */
const roots: Record<string, string> = {
  'translation-gaps': '/translations',
  users: '/settings/users',
  deleted: '/settings/deleted',
  mails: '/settings/mails',
  logs: '/settings/logs',
};

/** Address of the list of a resource. */
export function listPath(resource: string): string {
  return roots[resource] ?? `/${resource}`;
}

/** Address of the form for a new record. */
export function addPath(resource: string): string {
  return `${listPath(resource)}/add`;
}

/** Address of the form of a record. */
export function editPath(resource: string, id: string | number): string {
  return `${listPath(resource)}/${encodeURIComponent(id)}/edit`;
}

/** Of the address of a form: the language that it opens in. */
export const languageParameter = 'language';
/** The field that it begins in, or the place of a text within it. */
export const fieldParameter = 'field';
/** Where in the queue of missing translations somebody is, as a query. */
export const queueParameter = 'queue';

/** What the address of the page says; null for nothing. */
export const saidByAddress = (parameter: string): string | null =>
  new URLSearchParams(window.location.search).get(parameter);
