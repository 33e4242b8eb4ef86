import type { Locale } from '../locales';

type Labelled = 'educationTypes' | 'languages' | 'locations' | 'location' | 'organizer' | 'contact';

/** What the public view of an education calls its facts. */
export const educationWords: Record<Locale, Record<Labelled, string>> = {
  de: {
    educationTypes: 'Art der Weiterbildung', languages: 'Durchführungssprache', locations: 'Durchführungsort', location: 'Terminort',
    organizer: 'Veranstalter', contact: 'Kontakt',
  },
  fr: {
    educationTypes: 'Type de formation', languages: 'Langue du cours', locations: 'Lieu du cours', location: 'Adresse',
    organizer: 'Organisation', contact: 'Contact',
  },
  it: {
    educationTypes: 'Tipo di formazione', languages: 'Lingua del corso', locations: 'Luogo del corso', location: 'Indirizzo',
    organizer: 'Organizzazione', contact: 'Contatto',
  },
};
