import type { TypeModule } from '../../engine/typeModule';
import { calendarRoutes } from './calendarRoutes';
import * as createEvents from './migrations/043-events';
import * as addDays from './migrations/048-event-days';
import * as findCurrent from './migrations/070-current-events';
import * as findChanged from './migrations/073-changed-events';
import * as orderWithinTypes from './migrations/079-events-by-type';

export const eventsModule: TypeModule = {
  migrations: {
    '043-events': createEvents,
    '048-event-days': addDays,
    '070-current-events': findCurrent,
    '073-changed-events': findChanged,
    '079-events-by-type': orderWithinTypes,
  },
  routes: [calendarRoutes],
};
