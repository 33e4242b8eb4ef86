/** Words of financial supports beyond their labels. */
export const financialWords = {
  authorities: 'Förderstellen',
  period: 'Laufzeit',
} as const;
