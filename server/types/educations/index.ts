import type { TypeModule } from '../../engine/typeModule';

export const educationsModule: TypeModule = {};
