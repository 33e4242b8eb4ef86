import type { TypeModule } from '../../engine/typeModule';
import { financialSupportExportRoutes } from './exportRoutes';
import * as createFinancialSupports from './migrations/022-financial-supports';

export const financialSupportsModule: TypeModule = {
  migrations: { '022-financial-supports': createFinancialSupports },
  routes: [financialSupportExportRoutes],
};
