import { financialSupports } from '../../../domain/types/financialSupport';
import type { TypeModule } from '../../engine/typeModule';
import { paperRoutes } from '../../pdf/paperRoutes';

export const financialSupportsModule: TypeModule = {
  routes: [paperRoutes(financialSupports)],
};
