/** Words of the form of circular-economy projects beyond its labels. */
export const circularWords = {
  changeType: 'Typ wechseln',
  cancel: 'Abbrechen',
  dropped: (labels: readonly string[]) => `Beim Wechsel des Typs werden diese Angaben entfernt: ${labels.join(', ')}.`,
} as const;
