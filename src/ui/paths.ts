/** Resources whose pages are not under their own name. */
const roots: Record<string, string> = {
  'translation-gaps': '/translations',
  files: '/media',
  users: '/settings/users',
  'machine-accounts': '/settings/machines',
  webhooks: '/settings/webhooks',
  deleted: '/settings/deleted',
  mails: '/settings/mails',
  logs: '/settings/logs',
};

/** The path of a resource's list. */
export function listPath(resource: string): string {
  return roots[resource] ?? `/${resource}`;
}

/** The path of the form for a new record. */
export function addPath(resource: string): string {
  return `${listPath(resource)}/add`;
}

/** The path of a record's form. */
export function editPath(resource: string, id: string | number): string {
  return `${listPath(resource)}/${encodeURIComponent(id)}/edit`;
}

/** In the URL of a form: the language in which it opens. */
export const languageParameter = 'language';
/** In the URL of a form: the field to focus, or a place of text in it. */
export const fieldParameter = 'field';
/** In the URL of a form: the position in the queue of translation gaps, as a query. */
export const queueParameter = 'queue';

/** A parameter of the current URL, if any. */
export const urlParameter = (parameter: string): string | null =>
  new URLSearchParams(window.location.search).get(parameter);

/** The URL of a list with exactly these filters, in react-admin's notation. */
export const filteredList = (resource: string, filter: Record<string, unknown>): string =>
  `${listPath(resource)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
