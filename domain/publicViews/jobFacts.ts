import type { Locale } from '../locales';
import { writtenMoment } from '../values/moments';
import type { RecordLike } from '../values/textsIn';
import { fact, related, said, type Fact } from './facts';

type Labelled = 'locations' | 'stints' | 'location' | 'employer' | 'contact' | 'applicationDeadline';

/** Labels in the public view of a job. */
const jobWords: Record<Locale, Record<Labelled, string>> = {
  de: {
    locations: 'Arbeitsort',
    stints: 'Pensum',
    location: 'Ort',
    employer: 'Arbeitgeber',
    contact: 'Kontakt',
    applicationDeadline: 'Bewerbungsfrist',
  },
  fr: {
    locations: 'Lieu de travail',
    stints: 'Taux d’occupation',
    location: 'Lieu',
    employer: 'Employeur',
    contact: 'Contact',
    applicationDeadline: 'Délai de candidature',
  },
  it: {
    locations: 'Luogo di lavoro',
    stints: 'Grado di occupazione',
    location: 'Luogo',
    employer: 'Datore di lavoro',
    contact: 'Contatto',
    applicationDeadline: 'Termine di candidatura',
  },
};

/** The facts of a job: employer, place, workload and application deadline. */
export function jobFacts(job: RecordLike, locale: Locale): Fact[] {
  const words = jobWords[locale];
  const { applicationDeadline: deadline } = job;
  return [
    ...(['employer', 'location'] as const).map((field) => said(words[field], job, field, locale)),
    ...(['locations', 'stints'] as const).map((field) => related(words[field], job, field, locale)),
    fact(
      words.applicationDeadline,
      typeof deadline === 'string' && !Number.isNaN(Date.parse(deadline)) ? writtenMoment(deadline) : '',
    ),
    said(words.contact, job, 'contact', locale),
  ];
}
