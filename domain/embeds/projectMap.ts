import type { Listed } from '../listRequest';
import { projects } from '../types/project';

const { status: _always, ...filters } = projects.filters;

/** What the map of the public projects may be asked for: the filters of their list. It always comes whole. */
export const projectMap: Listed = { ...projects, filters };
/** What existing clients say besides, to no effect: it shows public projects only. */
export const saidInVain = ['status'];
