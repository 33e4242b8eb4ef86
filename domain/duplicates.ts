/** The parameters to find duplicates of a contact: type, identifying values, and the id of an existing contact. */
export const knownBy = ['companyName', 'firstName', 'lastName', 'email', 'city', 'zipCode'];
export const duplicateParameters = ['type', ...knownBy, 'except'];

/** A probable duplicate. */
export interface Duplicate {
  id: number;
  type: string;
  name: string;
  detail: string;
  isPublic: boolean;
  /** The matching value: the email address; or the name, without contradicting places. */
  because: 'email' | 'name';
}
