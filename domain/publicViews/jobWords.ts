import type { Locale } from '../locales';

type Labelled = 'locations' | 'stints' | 'location' | 'employer' | 'contact' | 'applicationDeadline';

/** What the public view of a job calls its facts. */
export const jobWords: Record<Locale, Record<Labelled, string>> = {
  de: { locations: 'Arbeitsort', stints: 'Pensum', location: 'Ort', employer: 'Arbeitgeber', contact: 'Kontakt', applicationDeadline: 'Bewerbungsfrist' },
  fr: { locations: 'Lieu de travail', stints: 'Taux d’occupation', location: 'Lieu', employer: 'Employeur', contact: 'Contact', applicationDeadline: 'Délai de candidature' },
  it: { locations: 'Luogo di lavoro', stints: 'Grado di occupazione', location: 'Luogo', employer: 'Datore di lavoro', contact: 'Contatto', applicationDeadline: 'Termine di candidatura' },
};
