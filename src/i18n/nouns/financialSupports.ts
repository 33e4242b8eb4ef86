/** Words of financial supports beyond their labels. */
export const financialWords = {
  authorities: 'Förderstellen',
  period: 'Laufzeit',
  pdf: (locale: string) => `PDF (${locale.toUpperCase()})`,
} as const;
