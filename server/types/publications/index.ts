import type { TypeModule } from '../../engine/typeModule';
import * as createPublications from './migrations/030-publications';
import * as publicationsByKind from './migrations/082-publications-by-kind';

export const publicationsModule: TypeModule = {
  migrations: { '030-publications': createPublications, '082-publications-by-kind': publicationsByKind },
};
