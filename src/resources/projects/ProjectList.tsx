import { projects } from '../../../domain/types/project';
import { CreateButton } from '../../ui/list/CreateButton';
import { ExportMenu } from '../../ui/list/ExportMenu';
import { FilterBar } from '../../ui/list/FilterBar';
import { ListPage } from '../../ui/list/ListPage';
import { LoadMore } from '../../ui/list/LoadMore';
import { RecordTable } from '../../ui/list/RecordTable';
import { useList } from '../../ui/list/useList';
import { ImportButtons } from './ImportButtons';
import { projectColumns } from './projectColumns';

const formCode = () => import('./ProjectEdit');

/** Document 1, section 2 "Project list". */
export function ProjectList() {
  const list = useList(projects);
  return (
    <ListPage title={projects.label.plural} actions={<><ImportButtons /><ExportMenu list={list} /><CreateButton type={projects} /></>}>
      <FilterBar list={list} />
      <RecordTable list={list} columns={projectColumns} formCode={formCode} />
      <LoadMore list={list} />
    </ListPage>
  );
}
