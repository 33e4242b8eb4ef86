/** There is nothing in the store under this hash. */
export class MissingFile extends Error {}
