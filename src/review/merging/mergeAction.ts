/** The page of a merge, below the address of the list. */
export const mergeAction = 'merge';
