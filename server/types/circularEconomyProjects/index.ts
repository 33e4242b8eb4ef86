import type { TypeModule } from '../../engine/typeModule';

export const circularEconomyProjectsModule: TypeModule = {};
