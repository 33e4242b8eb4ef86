import type { TypeModule } from '../../engine/typeModule';
import { calendarRoutes } from './calendarRoutes';
import * as createEvents from './migrations/043-events';

export const eventsModule: TypeModule = { migrations: { '043-events': createEvents }, routes: [calendarRoutes] };
