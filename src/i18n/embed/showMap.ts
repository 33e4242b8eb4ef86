import type { Locale } from '../../../domain/locales';

/** What brings the map of projects. Its other words come with it. */
export const showMapWords: Record<Locale, string> = {
  de: 'Karte anzeigen (NRP und Interreg)',
  fr: 'Afficher la carte (NPR et Interreg)',
  it: 'Mostrare la mappa (NPR e Interreg)',
};
