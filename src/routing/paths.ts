import { resources } from '../resources';
import { rootOf } from '../resources/resource';

/** Where the pages of each resource live. */
const roots: Record<string, string> = Object.fromEntries(
  resources.map((definition) => [definition.name, rootOf(definition)]),
);

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

/**
 * Turns an address that react-admin made (`/projects/create`, `/projects/5`, `/users/5`) into ours (`/projects/add`,
 * `/projects/5/edit`, `/settings/users/5/edit`). Query and fragment stay; every other address comes back as it is.
 */
export function toOurPath(address: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const definition = resources.find(({ name }) => path === `/${name}` || path.startsWith(`/${name}/`));
  if (!definition) return address;
  const { name, create, edit, pages = [] } = definition;
  const tail = path.slice(name.length + 2);
  if (create && tail === 'create') return addPath(name) + rest;
  const isOwn = tail === 'add' || pages.some(({ action }) => action === tail);
  if (edit && !isOwn && /^[^/]+$/.test(tail)) return `${listPath(name)}/${tail}/edit${rest}`;
  return listPath(name) + (tail === '' ? '' : `/${tail}`) + rest;
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
