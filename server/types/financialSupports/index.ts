import type { TypeModule } from '../../engine/typeModule';
import { financialSupportExportRoutes } from './exportRoutes';

export const financialSupportsModule: TypeModule = {
  routes: [financialSupportExportRoutes],
};
