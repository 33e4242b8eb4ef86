import { lazy } from 'react';
import { contents } from '../../../domain/contents';
import { importButtonWords } from '../../i18n/lists';
import { entry } from '../entry';

/** The resource of projects: entered by hand, imported from spreadsheets, and proposed by an external database. */
export const projects = entry(contents.projects, {
  pages: [
    {
      action: 'import',
      isCommand: true,
      title: importButtonWords.spreadsheet,
      content: lazy(() => import('./spreadsheet/ImportPage').then(({ ImportPage }) => ({ default: ImportPage }))),
      isThere: ({ imports }) => imports?.includes('spreadsheet') === true,
    },
  ],
});
