/** What visitors' pages tell, line by line. */
export const logWords = {
  createdAt: 'Zeit',
  back: 'Zur Liste',
} as const;
