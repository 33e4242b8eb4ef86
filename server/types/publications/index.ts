import type { TypeModule } from '../../engine/typeModule';
import * as createPublications from './migrations/030-publications';

export const publicationsModule: TypeModule = { migrations: { '030-publications': createPublications } };
