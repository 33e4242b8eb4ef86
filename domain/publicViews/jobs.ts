import type { Locale } from '../locales';
import { writtenMoment } from '../values/moments';
import { namesSaid, saidIn, type RecordLike } from '../values/textsIn';
import { fact, related, said, type Fact } from './facts';
import type { PublicView } from './view';

type Labelled = 'locations' | 'stints' | 'location' | 'employer' | 'contact' | 'applicationDeadline';

/** What the public view of a job calls its facts. */
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

/** Whose job it is, where, how much, and until when one may apply. */
function facts(job: RecordLike, locale: Locale): Fact[] {
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

export const view: PublicView = {
  title: 'name',
  card: (job, locale) => [
    saidIn(job, 'employer', locale),
    namesSaid(job, 'stints', locale),
    namesSaid(job, 'locations', locale),
  ],
  text: 'description',
  facts,
  links: 'value',
  documents: true,
  schemaType: 'JobPosting',
};
