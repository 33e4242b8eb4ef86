import type { TypeModule } from '../../engine/typeModule';
import * as createEducations from './migrations/014-educations';

export const educationsModule: TypeModule = { migrations: { '014-educations': createEducations } };
