import ProjectIcon from '@mui/icons-material/WorkOutlined';
import { lazy } from 'react';
import { contents } from '../../../domain/contents';
import { importButtonWords } from '../../i18n/lists';
import { fromContents, type ResourceDefinition } from '../resource';

/** Projects: typed, imported from tables, and proposed by an external database. */
export const projects: ResourceDefinition = {
  ...fromContents(contents.projects),
  icon: ProjectIcon,
  recordRepresentation: 'title',
  list: lazy(() => import('./ProjectList').then(({ ProjectList }) => ({ default: ProjectList }))),
  create: lazy(() => import('./ProjectCreate').then(({ ProjectCreate }) => ({ default: ProjectCreate }))),
  edit: lazy(() => import('./ProjectEdit').then(({ ProjectEdit }) => ({ default: ProjectEdit }))),
  review: lazy(() => import('./ProjectReview').then(({ ProjectReview }) => ({ default: ProjectReview }))),
  publicView: lazy(() => import('./ProjectPreview').then(({ ProjectPreview }) => ({ default: ProjectPreview }))),
  pages: [
    {
      action: 'import',
      title: importButtonWords.spreadsheet,
      content: lazy(() => import('./spreadsheet/ImportPage').then(({ ImportPage }) => ({ default: ImportPage }))),
      isThere: ({ imports }) => imports?.includes('spreadsheet') === true,
    },
  ],
  menu: { create: true },
};
