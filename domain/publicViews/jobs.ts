import type { Locale } from '../locales';
import { formatTimestamp } from '../values/timestamps';
import { localizedNames, localizedText, type RecordLike } from '../values/textsIn';
import { fact, relationFact, textFact, type Fact } from './facts';
import type { PublicView } from './view';

type Labelled = 'locations' | 'stints' | 'location' | 'employer' | 'contact' | 'applicationDeadline';

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

function facts(job: RecordLike, locale: Locale): Fact[] {
  const words = jobWords[locale];
  const { applicationDeadline: deadline } = job;
  return [
    ...(['employer', 'location'] as const).map((field) => textFact(words[field], job, field, locale)),
    ...(['locations', 'stints'] as const).map((field) => relationFact(words[field], job, field, locale)),
    fact(
      words.applicationDeadline,
      typeof deadline === 'string' && !Number.isNaN(Date.parse(deadline)) ? formatTimestamp(deadline) : '',
    ),
    textFact(words.contact, job, 'contact', locale),
  ];
}

export const view: PublicView = {
  title: 'name',
  card: (job, locale) => [
    localizedText(job, 'employer', locale),
    localizedNames(job, 'stints', locale),
    localizedNames(job, 'locations', locale),
  ],
  text: 'description',
  facts,
  links: 'value',
  documents: true,
  schemaType: 'JobPosting',
};
