/** Resources whose pages are not under their own name. */
const roots: Record<string, string> = {
  'translation-gaps': '/translations',
  users: '/settings/users',
  'machine-accounts': '/settings/machines',
  webhooks: '/settings/webhooks',
  deleted: '/settings/deleted',
  mails: '/settings/mails',
  logs: '/settings/logs',
};

/** The list of a resource. */
export function listPath(resource: string): string {
  return roots[resource] ?? `/${resource}`;
}

/** The form for a new record. */
export function addPath(resource: string): string {
  return `${listPath(resource)}/add`;
}

/** The form of a record. */
export function editPath(resource: string, id: string | number): string {
  return `${listPath(resource)}/${encodeURIComponent(id)}/edit`;
}

/** In the URL of a form: the language it opens in. */
export const languageParameter = 'language';
/** In the URL of a form: the field to focus, or a place of text in it. */
export const fieldParameter = 'field';
/** In the URL of a form: the position in the queue of translation gaps, as a query. */
export const queueParameter = 'queue';

/** A parameter of the current URL, if any. */
export const urlParameter = (parameter: string): string | null =>
  new URLSearchParams(window.location.search).get(parameter);

/** The URL of a list with exactly these filters, as react-admin writes it. */
export const filteredList = (resource: string, filter: Record<string, unknown>): string =>
  `${listPath(resource)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
