import { projects } from '../../../domain/types/project';
import { createdColumn, fieldColumn, idColumn, titleColumn, updatedColumn, yearColumn, type Column } from '../../ui/list/columns';

const { startDate, endDate, state } = projects.filters;

/** Document 1, section 2 "Project list". */
export const projectColumns: readonly Column[] = [
  idColumn,
  fieldColumn(projects, 'projectCode', { width: 78 }),
  titleColumn(projects, { width: 190 }),
  yearColumn(projects, 'startDate', { width: 68, label: startDate?.label }),
  yearColumn(projects, 'endDate', { width: 60, label: endDate?.label }),
  fieldColumn(projects, 'topics', { width: 76, grow: true }),
  fieldColumn(projects, 'programs', { width: 80, grow: true }),
  fieldColumn(projects, 'instruments', { width: 92, grow: true }),
  fieldColumn(projects, 'states', { width: 64, grow: true, label: state?.label }),
  fieldColumn(projects, 'businessSectors', { width: 106, grow: true }),
  createdColumn,
  updatedColumn,
];
