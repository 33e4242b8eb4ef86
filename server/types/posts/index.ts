import type { TypeModule } from '../../engine/typeModule';

export const postsModule: TypeModule = {};
