/** Words of the form of circular-economy projects beyond its labels. */
export const circularWords = {
  changeType: 'Typ wechseln',
  cancel: 'Abbrechen',
  dropped: (labels: readonly string[]) => `Mit dem anderen Typ fällt weg, was hier gewählt ist: ${labels.join(', ')}.`,
} as const;
