/** Strings for publishing on schedule, in the form. */
export const publishingWords = {
  open: 'Zeitlich veröffentlichen',
  hint: 'Schweizer Zeit. Der Eintrag wird von selbst öffentlich und wieder Entwurf, auf etwa zehn Sekunden genau.',
  planned: (from: string | undefined, till: string | undefined) =>
    `Geplant: ${[from && `öffentlich ab ${from}`, till && `bis ${till}`].filter(Boolean).join(', ')}`,
} as const;

/** Strings for links that show a record to people without an account. */
export const previewLinkWords = {
  open: 'Vorschau-Link …',
  title: 'Vorschau-Link',
  hint: 'Wer den Link hat, sieht den gespeicherten Eintrag ohne Konto, auch als Entwurf: nur diesen, und nur so lange.',
  validFor: 'Gültig',
  days: (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`),
  make: 'Link erstellen',
  newOne: 'Neuer Link',
  once: 'Kopieren Sie ihn jetzt: Später ist er nicht mehr zu sehen.',
  copy: 'Kopieren',
  copied: 'Der Link ist kopiert.',
  notCopied: 'Bitte kopieren Sie den Link selbst.',
  valid: 'Gültige Links',
  till: (moment: string) => `Gültig bis ${moment}`,
  revoke: 'Widerrufen',
  close: 'Schliessen',
} as const;
