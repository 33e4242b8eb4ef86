import type { TypeModule } from '../../engine/typeModule';
import { chmosRoutes } from './chmos/routes';
import { prepareMap, projectMapRoutes, shownOnMap } from './mapRoutes';
import { projectExportRoutes } from './exportRoutes';
import { spreadsheetImportRoutes } from './spreadsheetImport/routes';
import * as createProjects from './migrations/002-projects';

export const projectsModule: TypeModule = {
  migrations: { '002-projects': createProjects },
  hooks: { projects: { alsoShown: [shownOnMap] } },
  ownExports: true,
  prepare: prepareMap,
  routes: [projectExportRoutes, projectMapRoutes, chmosRoutes, spreadsheetImportRoutes],
};
