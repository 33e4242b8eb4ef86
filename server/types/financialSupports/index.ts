import { financialSupports } from '../../../domain/types/financialSupport';
import type { TypeModule } from '../../engine/typeModule';
import { pdfRoutes } from '../../pdf/pdfRoutes';

export const financialSupportsModule: TypeModule = {
  routes: [pdfRoutes(financialSupports)],
};
