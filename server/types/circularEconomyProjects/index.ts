import type { TypeModule } from '../../engine/typeModule';
import * as createCircularEconomyProjects from './migrations/021-circular-economy-projects';

export const circularEconomyProjectsModule: TypeModule = {
  migrations: { '021-circular-economy-projects': createCircularEconomyProjects },
};
