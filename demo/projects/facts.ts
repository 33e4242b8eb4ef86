import { chance, pick, pickWeighted, type Random, integer } from '../generating/random';
import { references, type City } from '../references';
import { money } from './money';
import { fill, type AllSlots, type Language, type Phrase, type Slots } from './phrase';
import { regions, type Region } from './regions';
import { projectTexts, themes, type Theme } from '../texts';
import { lastRecord } from '../generating/shiftToToday';

const { brandEnds, brandStarts, organisations, partners } = projectTexts;

/** Chosen like any other theme, and always for a rare project. */
const cheese = themes.find(({ name }) => name === 'cheese') as Theme;

/** The facts of a project, decided before its text is written. */
export interface Facts {
  id: number;
  theme: Theme;
  region: Region;
  city: City;
  /** The code of the project's first canton. */
  canton: string;
  dates: Dates;
  cost: number;
  slots: AllSlots;
  /** Every 5000th project, which benchmarks find by a rare word. */
  isRare: boolean;
}

const cantonCodes = new Map(references.states.map((state) => [state.id, state.code ?? '']));

const regionsByTheme = new Map(
  themes.map((theme) => [
    theme,
    regions.filter((region) => region.terrains.some((terrain) => theme.terrains.includes(terrain))),
  ]),
);

/** The name as used in a sentence: 'Biel', 'Ilanz', 'Altdorf'. */
function townName(city: City, language: Language): string {
  const name = language === 'de' ? city.name : (city.translations[language].name ?? city.name);
  return name.replace(/ \(.*\)$|\/.*$/, '');
}

/** A cost in francs between the bounds, usually a low one, rounded as in a budget. */
function planCost(random: Random, [low, high]: [number, number]): number {
  const cost = low * (high / low) ** random();
  const step = cost > 1_000_000 ? 50_000 : cost > 200_000 ? 5_000 : 500;
  return Math.round(cost / step) * step;
}

/** Everything that the text may mention; apart from region and town, it is the same in all languages. */
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

/** The period of a project, and its timestamps. */
interface Dates {
  createdAt: string;
  updatedAt: string;
  startDate: string | null;
  endDate: string | null;
  /** Years that the text can mention even if the record's dates are empty. */
  fromYear: number;
  toYear: number;
}

const DAY = 86_400_000;
const firstRecord = Date.UTC(2013, 7, 5, 8);
const latestStart = Date.UTC(2027, 8, 1);

/** Projects up to this id were entered in order; those for benchmarks at any time. */
const DEMO_COUNT = 400;

function recordedAt(random: Random, id: number): number {
  const share = id <= DEMO_COUNT ? (id - 1 + random() * 0.9) / DEMO_COUNT : random();
  const day = Math.floor((firstRecord + share * (lastRecord - firstRecord)) / DAY) * DAY;
  return day + integer(random, 7 * 3600, 17 * 3600) * 1000;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Usually the first of a month, as in funding applications. */
function startTime(random: Random, created: number): number {
  const time = Math.min(created + integer(random, -200, 400) * DAY, latestStart);
  const date = new Date(time);
  const day = chance(random, 0.7) ? 1 : date.getUTCDate();
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day);
}

function planDates(random: Random, id: number): Dates {
  const created = recordedAt(random, id);
  const updated = Math.floor((created + random() ** 2 * (lastRecord - created)) / 1000) * 1000;
  const start = startTime(random, created);
  const begin = new Date(start);
  const months = chance(random, 0.3) ? integer(random, 3, 14) : integer(random, 12, 60);
  const end = Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + months, 0);
  const hasStart = chance(random, 0.96);
  const hasEnd = chance(random, 0.88);
  return {
    createdAt: new Date(created).toISOString(),
    updatedAt: new Date(Math.max(created, updated)).toISOString(),
    startDate: hasStart ? isoDay(start) : null,
    endDate: hasEnd ? isoDay(end) : null,
    fromYear: begin.getUTCFullYear(),
    toYear: new Date(end).getUTCFullYear(),
  };
}
