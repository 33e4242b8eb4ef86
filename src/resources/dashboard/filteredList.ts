import { listPath } from '../../ui/paths';

/** The address of a list that is narrowed by these filters, and by no others, as react-admin writes it. */
export const filteredList = (resource: string, filter: Record<string, unknown>): string =>
  `${listPath(resource)}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
