import { regionTypes } from '../domain/types/region';
import { demoContactCounts } from './contacts';
import { companyId, createTimestamps, personId } from './contacts/demoContact';
import { places } from './references';
import type { Language, Phrase } from './projects/phrase';
import { chance, createRandom, integer, pick, sample } from './generating/random';
import type { Generate } from './generating/generate';

const languages = ['de', 'fr', 'it'] as const;
const inLanguage = (texts: Phrase, language: Language) => texts[languages.indexOf(language)] as string;

const kinds: Record<(typeof regionTypes)[number]['id'], { name: Phrase; text: Phrase; size: [number, number] }> = {
  nrp: {
    name: ['Region', 'Région', 'Regione'],
    text: [
      'Die Gemeinden entwickeln ihre Region gemeinsam.',
      'Les communes développent ensemble leur région.',
      'I comuni sviluppano insieme la loro regione.',
    ],
    size: [2, 6],
  },
  intercantonal: {
    name: ['Programm', 'Programme', 'Programma'],
    text: [
      'Mehrere Kantone tragen dieses Programm.',
      'Plusieurs cantons soutiennent ce programme.',
      'Più cantoni sostengono questo programma.',
    ],
    size: [8, 18],
  },
  ris: {
    name: ['Innovationssystem', 'Système d’innovation', 'Sistema d’innovazione'],
    text: [
      'Unternehmen finden hier Beratung für Neues.',
      'Les entreprises y trouvent un conseil à l’innovation.',
      'Qui le imprese trovano consulenza per l’innovazione.',
    ],
    size: [8, 16],
  },
  cantonal: {
    name: ['Fachstelle', 'Service', 'Servizio'],
    text: [
      'Ansprechstelle des Kantons für die Regionalpolitik.',
      'Interlocuteur du canton pour la politique régionale.',
      'Interlocutore del cantone per la politica regionale.',
    ],
    size: [1, 5],
  },
  energy: {
    name: ['Energieregion', 'Région-énergie', 'Regione-energia'],
    text: [
      'Gemeinsam zu erneuerbarer Energie.',
      'Ensemble vers l’énergie renouvelable.',
      'Insieme verso l’energia rinnovabile.',
    ],
    size: [2, 6],
  },
};
const colors = ['#0093D1', '#E2001A', '#7AB51D', '#F7A600', '#8E4A9B', '#00A19A', '#C8511B', '#4A6FB3'] as const;

/** The `count` places nearest to `from`, starting with `from` itself. */
function near(from: (typeof places)[number], count: number) {
  const distance = (place: (typeof places)[number]) =>
    (place.latitude - from.latitude) ** 2 + ((place.longitude - from.longitude) * 0.68) ** 2;
  return places.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}

/** People and organisations, if there are enough of them. */
function contactsOf({ persons, companies }: typeof demoContactCounts): number[] {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  return [...upTo(Math.min(persons, 60)).map(personId), ...upTo(Math.min(companies, 30)).map(companyId)];
}

function createRegion(id: number, contacts: readonly number[]) {
  const random = createRandom(Math.imul(id, 0x1b873593));
  const { id: type } = regionTypes[(id - 1) % regionTypes.length] as (typeof regionTypes)[number];
  const { name: kind, text, size } = kinds[type];
  const centre = pick(random, places);
  const there = languages.filter((language) => language === 'de' || !chance(random, language === 'fr' ? 0.2 : 0.35));
  const place = (language: Language) =>
    language === 'de' ? centre.name : (centre.translations[language].name ?? centre.name);
  const name = (language: Language) =>
    language === 'de' && id % 40 === 0 ? '' : `${inLanguage(kind, language)} ${place(language)}`;
  const texts = (language: Language) => ({
    name: name(language),
    url: chance(random, 0.2) ? '' : `https://www.example.org/regionen/${id}/${language}`,
    description: `<p>${inLanguage(text, language)}</p>`,
  });
  const translation = (language: 'fr' | 'it') => {
    if (there.includes(language))
      return Object.fromEntries(Object.entries(texts(language)).filter(([, value]) => value !== ''));
    return id % 40 === 0 && language === 'fr' ? { name: name('fr') } : {};
  };
  return {
    id,
    isPublic: !chance(random, 0.12),
    ...createTimestamps(random),
    ...texts('de'),
    // One has no kind; some have no colour, and some no municipalities yet.
    type: id === 119 ? '' : type,
    color: chance(random, 0.1) ? '' : pick(random, colors),
    contacts: sample(random, contacts, integer(random, 0, 2)).map((contact) => ({ id: contact })),
    cities: chance(random, 0.06) ? [] : near(centre, integer(random, ...size)).map((city) => ({ id: city.id })),
    tags: type === 'energy' ? sample(random, [20, 21, 22], integer(random, 0, 2)).map((tag) => ({ id: tag })) : [],
    position: 10_000,
    translations: { fr: translation('fr'), it: translation('it') },
  };
}

type DemoRegion = ReturnType<typeof createRegion>;

/**
 * The demo's 120 regions, 24 of each kind; each depends only on its id.
 * @param size the numbers of contacts
 */
export function* generateRegions(size = demoContactCounts): Generator<DemoRegion> {
  const contacts = contactsOf(size);
  for (let id = 1; id <= 120; id++) yield createRegion(id, contacts);
}

export const generate: Generate = ({ persons, companies }) => generateRegions({ persons, companies });
