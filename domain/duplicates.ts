/**
 * What a client says of a contact whose namesakes it asks for: its type, what it is known by, and its id where it is
 * there already.
 */
export const knownBy = ['companyName', 'firstName', 'lastName', 'email', 'city', 'zipCode'];
export const duplicateParameters = ['type', ...knownBy, 'except'];

/** A contact that is probably the same. */
export interface Duplicate {
  id: number;
  type: string;
  name: string;
  detail: string;
  isPublic: boolean;
  /** What is the same: the e-mail address; or the name, and no other place. */
  because: 'email' | 'name';
}
