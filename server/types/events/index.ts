import type { TypeModule } from '../../engine/typeModule';
import { calendarRoutes } from './calendarRoutes';

export const eventsModule: TypeModule = {
  routes: [calendarRoutes],
};
