import { listPath } from './paths';

/** The address of a list with exactly these filters, as react-admin writes it. */
export const filteredList = (resource: string, filter: Record<string, unknown>): string =>
  `${listPath(resource)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
