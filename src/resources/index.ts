import { circularEconomyProjects } from './circularEconomyProjects';
import { contactGroups } from './contactGroups';
import { companies, persons } from './contacts';
import { dashboard } from './dashboard';
import { deleted } from './deleted';
import { educations } from './educations';
import { eventCollections, projectCollections } from './collections';
import { events } from './events';
import { financialSupports } from './financialSupports';
import { inbox } from './inbox';
import { interactiveGraphics } from './interactiveGraphics';
import { jobs } from './jobs';
import { logs } from './logs';
import { mails } from './mails';
import { posts } from './posts';
import { projects } from './projects';
import { publications } from './publications';
import { regions } from './regions';
import type { ResourceDefinition } from './resource';
import { translations } from './translations';
import { users } from './users';

/** Every noun of the back office, in the order of the menu. Adding a type is one line here. */
export const resources: readonly ResourceDefinition[] = [
  dashboard,
  inbox,
  projects,
  projectCollections,
  events,
  eventCollections,
  circularEconomyProjects,
  posts,
  interactiveGraphics,
  financialSupports,
  persons,
  companies,
  contactGroups,
  regions,
  educations,
  jobs,
  publications,
  translations,
  users,
  deleted,
  mails,
  logs,
];
