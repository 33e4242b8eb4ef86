import type { APIRequestContext } from '@playwright/test';
import { allUploads, type Uploads } from './uploads';

type Values = Record<string, unknown>;

/** A project with a value in every field and language, and a proposal that differs in all of them. */
export async function everyField(api: APIRequestContext, word: string): Promise<{ before: Values; theirs: Values }> {
  const uploads = await allUploads(api);
  return { before: version(word, 'alt', uploads, 0), theirs: version(word, 'neu', uploads, 1) };
}

const entries = (...ids: number[]) => ids.map((id) => ({ id }));
const contact = (name: string, more: Values = {}) => ({
  name: `Verein ${name}`,
  salutation: 'f',
  title: '',
  firstName: 'Anna',
  lastName: name,
  role: 'Leitung',
  phone: '',
  email: `${name}@example.org`.toLowerCase(),
  website: '',
  street: '',
  zipCode: '',
  city: 'Chur',
  ...more,
});

function version(word: string, which: 'alt' | 'neu', { pictures, papers }: Uploads, at: 0 | 1): Values {
  const texts = (language: string) => ({
    title: `${language} ${which} ${word}`,
    description: `<p>Der Text auf ${language} ist <strong>${which}</strong>.</p>`,
    // The only link that every source may change.
    links: [{ label: 'Website', url: `https://example.org/${language}/${which}` }],
    files: [{ ...papers[at], description: `Blatt ${which}` }],
    videos: [{ label: `Film ${which}`, url: `https://www.youtube.com/watch?v=aaaaaaaaaa${at}` }],
    contacts: [contact('Muster', { role: `Rolle ${which}` }), ...(at ? [contact('Neu')] : [])],
  });
  return {
    ...texts('de'),
    projectCode: `XX_${which}`,
    keywords: `Stichwort ${which}`,
    programs: entries(1 + at),
    instruments: entries(1 + at),
    topics: entries(1 + at, 3),
    geographicRegions: entries(1 + at),
    tags: entries(1 + at),
    countries: entries(1 + at),
    states: entries(1 + at),
    projectCosts: at ? '2000.50' : '1000',
    financing: [{ id: 'costsEU', value: at ? '20' : '10' }],
    startDate: at ? '2025-02-01T00:00:00+01:00' : '2024-01-01T00:00:00+01:00',
    endDate: at ? '2029-12-31T00:00:00+01:00' : '2027-12-31T00:00:00+01:00',
    dates: [{ date: '2026-05-01T00:00:00+02:00', label: `Termin ${which}` }],
    images: [{ ...pictures[at], description: `Bild ${which}` }],
    lat: at ? '46.5' : '47.1',
    lng: at ? '8.5' : '7.9',
    translations: { fr: texts('fr'), it: texts('it') },
  };
}
