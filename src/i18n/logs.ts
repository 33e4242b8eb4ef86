/** What visitors' pages tell, line by line. */
export const logWords = {
  label: { singular: 'Log', plural: 'Logs' },
  createdAt: 'Zeit',
  back: 'Zur Liste',
} as const;
