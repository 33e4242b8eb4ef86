import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
/** Kept between runs: filling it takes minutes. */
export const dataDir = path.resolve(root, process.env.BENCH_DATA_DIR ?? 'data/bench');
export const projectCount = Number(process.env.BENCH_PROJECTS ?? 100_000);
export const personCount = Number(process.env.BENCH_PERSONS ?? 50_000);
export const companyCount = Number(process.env.BENCH_COMPANIES ?? 20_000);
/** How often the bare server and ours take turns, and how many seconds each turn lasts. */
export const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
export const seconds = Number(process.env.BENCH_SECONDS ?? 2);
/** A folder for a profile of the server's computing (`.cpuprofile`, for the developer tools of Chrome); profiling slows it down. */
export const profileDir = process.env.BENCH_PROFILE_DIR;
export const connections = 8;
/** Runs only the parts and cases whose names contain one of these words: `npm run bench -- list save`. */
export const chosen = process.argv.slice(2).map((word) => word.toLowerCase());
export const isChosen = (...names: string[]) => chosen.length === 0 || chosen.some((word) => names.join(' ').toLowerCase().includes(word));
