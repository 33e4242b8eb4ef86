import type { ProviderRefusal } from '../../domain/accounts/provider';

/** The reasons for refusing a sign-in with a provider. */
export const providerRefusals: Record<ProviderRefusal, string> = {
  expired:
    'Diese Anmeldung wurde nicht in diesem Browser begonnen, oder sie hat zu lange gedauert. Bitte beginnen Sie ' +
    'nochmals.',
  denied: 'Der Anbieter hat die Anmeldung abgelehnt, oder sie wurde abgebrochen.',
  invalid:
    'Die Antwort des Anbieters liess sich nicht prüfen. Sie sind nicht angemeldet. Bitte versuchen Sie es nochmals.',
  unreachable: 'Der Anbieter der Anmeldung ist nicht erreichbar. Bitte versuchen Sie es in Kürze nochmals.',
  unverified: 'Der Anbieter bestätigt Ihre E-Mail-Adresse nicht. Ohne bestätigte Adresse ist keine Anmeldung möglich.',
  domain: 'Mit Adressen dieser Organisation kann man sich hier nicht anmelden.',
  unknown: 'Für Ihre E-Mail-Adresse gibt es hier kein Konto. Die Administration kann Sie einladen.',
  taken: 'Ihr Konto gehört beim Anbieter schon zu einer anderen Person. Bitte wenden Sie sich an die Administration.',
  disabled: 'Ihr Konto ist ausgeschaltet. Bitte wenden Sie sich an die Administration.',
};

/** One's own account. */
export const accountWords = {
  sessions: 'Anmeldungen',
  hint: 'In diesen Browsern ist Ihr Konto angemeldet. Beenden Sie, was Sie nicht kennen, und ändern Sie Ihr Passwort.',
  unknown: 'Unbekannter Browser',
  current: 'diese Sitzung',
  since: (moment: string) => `Angemeldet seit ${moment}`,
  used: (moment: string) => `zuletzt benutzt ${moment}`,
  here: 'im selben Netz wie jetzt',
  elsewhere: 'in einem anderen Netz',
  end: 'Beenden',
  endOf: (device: string, since: string) => `Beenden: ${device}, angemeldet seit ${since}`,
  endOthers: 'Alle anderen beenden',
  ended: 'Die Sitzung ist beendet.',
  othersEnded: 'Alle anderen Sitzungen sind beendet.',
} as const;
