import type { Listed } from './listRequest';
import { projects } from './types/project';

const { status: _always, ...filters } = projects.filters;

/** What the map of the public projects may be asked for: the filters of their list. It always comes whole. */
export const projectMap: Listed = { ...projects, filters };
/** What existing clients say besides, to no effect: it shows public projects only. */
export const saidInVain = ['status'];

/** The groups that the map colours by, of the German names of their topics; everything else is group 4. */
export const mainTopics: Record<string, number> = { 'Innovationsförderung (inkl. RIS)': 1, 'Industrie & Gewerbe': 2, Tourismus: 3 };
