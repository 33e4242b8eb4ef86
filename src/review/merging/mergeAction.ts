/** The page on which two records become one: below the address of their list. */
export const mergeAction = 'merge';
