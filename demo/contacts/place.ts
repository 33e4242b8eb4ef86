import { projectTexts } from '../texts';
import { chance, integer, pick, type Random } from '../generating/random';
import { places, type City } from '../references';
import type { Language } from '../projects/phrase';

interface Place {
  city: City;
  /** The language of people's names there, and of letters to them. */
  speaks: Language;
}

/** Where two languages meet, a town's German name differs from its local one; the postcode determines the language. */
function languageOf({ zipCode, state }: City): Language {
  if (state.id === ticino) return 'it';
  return zipCode.startsWith('1') ||
    zipCode.startsWith('20') ||
    zipCode.startsWith('23') ||
    zipCode.startsWith('28') ||
    zipCode.startsWith('29')
    ? 'fr'
    : 'de';
}

const ticino = places.find(
  ({ zipCode }) => zipCode.startsWith('65') || zipCode.startsWith('66') || zipCode.startsWith('69'),
)?.state.id;

export function placeOf(random: Random): Place {
  const city = pick(random, places);
  return { city, speaks: languageOf(city) };
}

export const townIn = ({ city }: Place, language: Language): string =>
  language === 'de' ? city.name : (city.translations[language].name ?? city.name);

/** The ids in the reference list of languages. */
const languageIds: Record<Language, number> = { de: 1, fr: 2, it: 3 };

/** A Swiss address, except for a few across the border, which have no canton. */
export function address(random: Random, place: Place) {
  const abroad = chance(random, 0.04);
  return {
    street: `${pick(random, projectTexts.names[place.speaks].streets)} ${integer(random, 1, 98)}`,
    zipCode: abroad ? String(integer(random, 70_000, 89_999)) : place.city.zipCode,
    city: abroad ? 'Grenzach' : place.city.name,
    country: { id: abroad ? integer(random, 2, 6) : 1 },
    state: abroad ? null : place.city.state,
    language: chance(random, 0.92) ? { id: languageIds[place.speaks] } : null,
  };
}
