/** The parameters of a search for duplicates of a contact: its type, identifying values, and its id if it has one. */
export const identifyingParameters = ['companyName', 'firstName', 'lastName', 'email', 'city', 'zipCode'];
export const duplicateParameters = ['type', ...identifyingParameters, 'except'];

/** A probable duplicate. */
export interface Duplicate {
  id: number;
  type: string;
  name: string;
  detail: string;
  isPublic: boolean;
  /** The value that matches: the email address, or the name if the places do not contradict each other. */
  because: 'email' | 'name';
}
