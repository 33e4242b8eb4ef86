import type { Locale } from '../locales';
import type { RecordLike } from '../values/textsIn';
import { related, said, type Fact } from './facts';

type Labelled = 'educationTypes' | 'languages' | 'locations' | 'location' | 'organizer' | 'contact';

/** Labels in the public view of an education. */
const educationWords: Record<Locale, Record<Labelled, string>> = {
  de: {
    educationTypes: 'Art der Weiterbildung',
    languages: 'Durchführungssprache',
    locations: 'Durchführungsort',
    location: 'Terminort',
    organizer: 'Veranstalter',
    contact: 'Kontakt',
  },
  fr: {
    educationTypes: 'Type de formation',
    languages: 'Langue du cours',
    locations: 'Lieu du cours',
    location: 'Adresse',
    organizer: 'Organisation',
    contact: 'Contact',
  },
  it: {
    educationTypes: 'Tipo di formazione',
    languages: 'Lingua del corso',
    locations: 'Luogo del corso',
    location: 'Indirizzo',
    organizer: 'Organizzazione',
    contact: 'Contatto',
  },
};

/** The facts of an education: kind, place, languages and organizer. */
export function educationFacts(education: RecordLike, locale: Locale): Fact[] {
  const words = educationWords[locale];
  return [
    ...(['educationTypes', 'languages', 'locations'] as const).map((field) =>
      related(words[field], education, field, locale),
    ),
    ...(['location', 'organizer'] as const).map((field) => said(words[field], education, field, locale)),
    said(words.contact, education, 'contact', locale),
  ];
}
