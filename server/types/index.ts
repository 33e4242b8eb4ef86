import { contentTypeNames, type ContentTypeName } from '../../domain/contents';
import type { TypeModule } from '../engine/typeModule';
import { registerExtras } from '../engine/read/extras';
import { registerHooks } from '../engine/write/hooks';
import { circularEconomyProjectsModule } from './circularEconomyProjects';
import { collectionsModule } from './collections';
import { contactGroupsModule } from './contactGroups';
import { contactsModule } from './contacts';
import { educationsModule } from './educations';
import { eventsModule } from './events';
import { interactiveGraphicsModule } from './interactiveGraphics';
import { jobsModule } from './jobs';
import { financialSupportsModule } from './financialSupports';
import { postsModule } from './posts';
import { projectsModule } from './projects';
import { publicationsModule } from './publications';
import { regionsModule } from './regions';

/** The folder that each content type has its server part in; several may share one. */
const folders: Record<ContentTypeName, TypeModule> = {
  projects: projectsModule,
  'project-collections': collectionsModule,
  events: eventsModule,
  'event-collections': collectionsModule,
  'circular-economy-projects': circularEconomyProjectsModule,
  posts: postsModule,
  'interactive-graphics': interactiveGraphicsModule,
  'financial-supports': financialSupportsModule,
  'contacts/person': contactsModule,
  'contacts/company': contactsModule,
  'contact-groups': contactGroupsModule,
  regions: regionsModule,
  educations: educationsModule,
  jobs: jobsModule,
  publications: publicationsModule,
};

/** The types whose XLSX has the columns of their declaration. */
export const exportedAsDeclared = contentTypeNames.filter((name) => !folders[name].ownExports);

export const typeModules: readonly TypeModule[] = [...new Set(Object.values(folders))];

registerHooks(typeModules);
registerExtras(typeModules);
