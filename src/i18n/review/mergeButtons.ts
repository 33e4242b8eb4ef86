/** Words by which one gets to the page that makes one record of two; those of the page arrive with it. */
export const mergeButtonWords = { title: 'Zusammenführen', action: 'Zusammenführen …' } as const;
