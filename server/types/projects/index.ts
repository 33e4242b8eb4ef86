import { projects } from '../../../domain/types/project';
import type { TypeModule } from '../../engine/typeModule';
import { paperRoutes } from '../../pdf/paperRoutes';
import { chmosRoutes } from './chmos/routes';
import { prepareMap, projectMapRoutes, shownOnMap } from './mapRoutes';
import { projectExportRoutes } from './exportRoutes';
import { spreadsheetImportRoutes } from './spreadsheetImport/routes';

export const projectsModule: TypeModule = {
  hooks: { projects: { alsoShown: [shownOnMap] } },
  ownExports: ['projects'],
  prepare: prepareMap,
  routes: [projectExportRoutes, paperRoutes(projects), projectMapRoutes, chmosRoutes, spreadsheetImportRoutes],
};
