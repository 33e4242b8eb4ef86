import { chance, pick, pickWeighted, type Random } from '../generating/random';
import { references, type City } from '../references';
import { money } from './money';
import { fill, type AllSlots, type Language, type Phrase, type Slots } from './phrase';
import { regions, type Region } from './regions';
import { projectTexts, themes, type Theme } from '../texts';
import { planDates, type Dates } from './timeline';

const { brandEnds, brandStarts, organisations, partners } = projectTexts;

/** Drawn as often as any other, and for certain where a project is to be rare. */
const cheese = themes.find(({ name }) => name === 'cheese') as Theme;

/** What is decided about a project before anything is written about it. */
export interface Facts {
  id: number;
  theme: Theme;
  region: Region;
  city: City;
  /** Code of the canton the project belongs to first. */
  canton: string;
  dates: Dates;
  cost: number;
  slots: AllSlots;
  /** Every 5000th project: the one that a benchmark finds by a rare word. */
  isRare: boolean;
}

const cantonCodes = new Map(references.states.map((state) => [state.id, state.code ?? '']));

const regionsByTheme = new Map(
  themes.map((theme) => [
    theme,
    regions.filter((region) => region.terrains.some((terrain) => theme.terrains.includes(terrain))),
  ]),
);

/** The name as a sentence uses it: 'Biel', 'Ilanz', 'Altdorf'. */
function townName(city: City, language: Language): string {
  const name = language === 'de' ? city.name : (city.translations[language].name ?? city.name);
  return name.replace(/ \(.*\)$|\/.*$/, '');
}

/** A cost in francs between the bounds, small ones more often, rounded as budgets are. */
function planCost(random: Random, [low, high]: [number, number]): number {
  const cost = low * (high / low) ** random();
  const step = cost > 1_000_000 ? 50_000 : cost > 200_000 ? 5_000 : 500;
  return Math.round(cost / step) * step;
}

/** Everything a text about the project may mention, besides its region and town the same in all languages. */
function createSlots(random: Random, region: Region, city: City, common: Slots): AllSlots {
  const organisation = pick(random, organisations);
  const partner = pick(random, partners);
  return {
    de: slotsIn('de', region, city, common, organisation, partner),
    fr: slotsIn('fr', region, city, common, organisation, partner),
    it: slotsIn('it', region, city, common, organisation, partner),
  };
}

function slotsIn(
  language: Language,
  region: Region,
  city: City,
  common: Slots,
  organisation: Phrase,
  partner: Phrase,
): Slots {
  const [name, within, of] = region[language];
  const slots = { ...common, name, in: within, of, town: townName(city, language), org: '', partner: '' };
  slots.org = fill(organisation, language, slots);
  slots.partner = fill(partner, language, slots);
  return slots;
}

export function decideFacts(random: Random, id: number): Facts {
  const isRare = id % 5000 === 137;
  const drawn = pickWeighted(random, themes);
  const theme = isRare ? cheese : drawn;
  const region = pick(random, regionsByTheme.get(theme) ?? regions);
  const city = chance(random, 0.6) ? (region.cities[0] ?? pick(random, region.cities)) : pick(random, region.cities);
  const dates = planDates(random, id);
  const cost = planCost(random, theme.costs);
  const brand = pick(random, brandStarts) + pick(random, brandEnds);
  const { fromYear, toYear } = dates;
  const span = fromYear === toYear ? String(fromYear) : `${fromYear}–${toYear}`;
  const common = { brand, span, end: String(toYear), cost: `CHF ${money(cost)}` };
  const slots = createSlots(random, region, city, common);
  return { id, theme, region, city, canton: cantonCodes.get(city.state.id) ?? '', dates, cost, slots, isRare };
}
