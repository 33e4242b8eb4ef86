import type { TypeModule } from '../../engine/typeModule';

export const jobsModule: TypeModule = {};
