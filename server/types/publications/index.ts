import type { TypeModule } from '../../engine/typeModule';

export const publicationsModule: TypeModule = {};
