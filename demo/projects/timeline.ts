import { lastRecord } from '../generating/living';
import { chance, integer, type Random } from '../generating/random';

/** When a project runs and when its record was written. */
export interface Dates {
  createdAt: string;
  updatedAt: string;
  startDate: string | null;
  endDate: string | null;
  /** Years that texts mention, also when the record's dates are empty. */
  fromYear: number;
  toYear: number;
}

const DAY = 86_400_000;
const firstRecord = Date.UTC(2013, 7, 5, 8);
const latestStart = Date.UTC(2027, 8, 1);

/** Projects up to this id were entered one after the other; those that only benchmarks make, at any time. */
const DEMO_COUNT = 400;

function recordedAt(random: Random, id: number): number {
  const share = id <= DEMO_COUNT ? (id - 1 + random() * 0.9) / DEMO_COUNT : random();
  const day = Math.floor((firstRecord + share * (lastRecord - firstRecord)) / DAY) * DAY;
  return day + integer(random, 7 * 3600, 17 * 3600) * 1000;
}

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Usually the first of a month, as in applications for support. */
function startTime(random: Random, created: number): number {
  const time = Math.min(created + integer(random, -200, 400) * DAY, latestStart);
  const date = new Date(time);
  const day = chance(random, 0.7) ? 1 : date.getUTCDate();
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day);
}

export function planDates(random: Random, id: number): Dates {
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
