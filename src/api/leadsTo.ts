import { HttpError, type Identifier } from 'react-admin';

/** Of a record that has become part of another one: which one that is, as an error. */
export const ledElsewhere = (id: Identifier): HttpError => new HttpError('', 308, { leadsTo: id });

/** The id of the record that another one has become part of, where an error says so. */
export const leadsTo = (error: unknown): Identifier | null => (error instanceof HttpError && error.status === 308 ? (error.body as { leadsTo: Identifier }).leadsTo : null);
