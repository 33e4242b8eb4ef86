import type { TypeModule } from '../../engine/typeModule';
import { calendarRoutes } from './calendarRoutes';
import * as endWhereTheyBegin from './migrations/085-events-end';

export const eventsModule: TypeModule = {
  migrations: { '085-events-end': endWhereTheyBegin },
  routes: [calendarRoutes],
};
