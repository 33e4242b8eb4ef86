import { projects } from '../../../domain/types/project';
import type { TypeModule } from '../../engine/typeModule';
import { pdfRoutes } from '../../pdf/pdfRoutes';
import { chmosRoutes } from './chmos/routes';
import { projectClusterRoutes } from './mapClusters';
import { prepareMap, projectMapRoutes, shownOnMap } from './mapRoutes';
import { projectExportRoutes } from './exportRoutes';
import { spreadsheetImportRoutes } from './spreadsheetImport/routes';

export const projectsModule: TypeModule = {
  hooks: { projects: { dependentAnswers: [shownOnMap] } },
  ownExports: ['projects'],
  prepare: prepareMap,
  routes: [
    projectExportRoutes,
    pdfRoutes(projects),
    projectMapRoutes,
    projectClusterRoutes,
    chmosRoutes,
    spreadsheetImportRoutes,
  ],
};
