import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** Kept between runs: filling it takes minutes. */
export const dataDir = path.resolve(root, process.env.BENCH_DATA_DIR ?? 'data/bench');
/** What the folder was filled with stands here. */
export const mark = path.join(dataDir, 'bench.json');
export interface Filled {
  projects: number;
  persons: number;
  companies: number;
  /** How long the projects took. */
  seconds: number;
}
/** Without contacts where it was filled before there were any; without anything where it is not filled. */
export const filled: Partial<Filled> = existsSync(mark)
  ? (JSON.parse(readFileSync(mark, 'utf8')) as Partial<Filled>)
  : {};
export const projectCount = countOf('BENCH_PROJECTS', filled.projects, 100_000);
export const personCount = countOf('BENCH_PERSONS', filled.persons, 50_000);
export const companyCount = countOf('BENCH_COMPANIES', filled.companies, 20_000);

/** A filled folder keeps what it holds: other numbers are for another one. */
function countOf(variable: string, held: number | undefined, otherwise: number): number {
  const asked = process.env[variable];
  if (asked !== undefined && held !== undefined && Number(asked) !== held) {
    throw new Error(
      `${dataDir} holds other numbers: ${held} instead of ${variable}=${asked}. Leave ${variable} away, or name another folder by BENCH_DATA_DIR.`,
    );
  }
  return held ?? Number(asked ?? otherwise);
}

/** How often the bare server and ours take turns, and how many seconds each turn lasts. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
export const seconds = Number(process.env.BENCH_SECONDS ?? 2);
/**
 * A folder for a profile of the server's computing (`.cpuprofile`, for the developer tools of Chrome); profiling slows
 * it down.
 */
export const profileDir = process.env.BENCH_PROFILE_DIR;
export const connections = 8;
/** Runs only the parts and cases whose names contain one of these words: `npm run bench -- list save`. */
export const chosen = process.argv.slice(2).map((word) => word.toLowerCase());
export const isChosen = (...names: string[]) =>
  chosen.length === 0 || chosen.some((word) => names.join(' ').toLowerCase().includes(word));
