import { lazy } from 'react';
import { projects as type } from '../../../domain/types/project';

/** The pages of projects; the code of each arrives when it is opened. */
export const projects = {
  name: type.name,
  label: type.label,
  feature: type.feature,
  access: type.write,
  list: lazy(() => import('./ProjectList').then(({ ProjectList }) => ({ default: ProjectList }))),
  create: lazy(() => import('./ProjectEdit').then(({ ProjectCreate }) => ({ default: ProjectCreate }))),
  /** At /inbox/projects/{id}. */
  review: lazy(() => import('./ProjectReview').then(({ ProjectReview }) => ({ default: ProjectReview }))),
  /** At /projects/import. */
  spreadsheet: lazy(() => import('./spreadsheet/ImportPage').then(({ ImportPage }) => ({ default: ImportPage }))),
  edit: lazy(() => import('./ProjectEdit').then(({ ProjectEdit }) => ({ default: ProjectEdit }))),
};
