import type { TypeModule } from '../../engine/typeModule';
import { calendarRoutes } from './calendarRoutes';
import * as createEvents from './migrations/043-events';
import * as addDays from './migrations/048-event-days';

export const eventsModule: TypeModule = { migrations: { '043-events': createEvents, '048-event-days': addDays }, routes: [calendarRoutes] };
