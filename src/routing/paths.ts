import { contentTypes } from '../../domain/contentTypes';

/** Where the pages of each resource live. A content type lives under its name. */
const roots: Record<string, string> = {
  ...Object.fromEntries(Object.keys(contentTypes).map((key) => [contentTypes[key as keyof typeof contentTypes].name, ''])),
  users: '/settings/users',
};

/** Address of the list of a resource. */
export function listPath(resource: string): string {
  return roots[resource] || `/${resource}`;
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
  const resource = Object.keys(roots).find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
  if (resource === undefined) return address;
  const tail = path.slice(resource.length + 2);
  if (tail === 'create') return addPath(resource) + rest;
  if (/^[^/]+$/.test(tail) && tail !== 'add') return `${listPath(resource)}/${tail}/edit${rest}`;
  return listPath(resource) + (tail === '' ? '' : `/${tail}`) + rest;
}
