import QueryIcon from '@mui/icons-material/CloudDownloadOutlined';
import TableIcon from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { projects } from '../../../domain/types/project';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import { FieldColumn } from '../../list/table/FieldColumn';
import { useConfig, useFeature } from '../../session/config';
import { useMayWrite } from '../../session/session';
import { importButtonWords } from '../../i18n/lists';

export const ProjectList = () => (
  <ContentList
    type={projects}
    actions={
      <>
        <ImportButtons />
        <ExportMenu />
        <CreateButton />
      </>
    }
    bulkActions={<BulkMenu />}
  >
    <FieldColumn source="id" />
    <FieldColumn source="projectCode" width={74} />
    <FieldColumn source="title" />
    <FieldColumn source="startDate" label="Startjahr" year />
    <FieldColumn source="endDate" label="Endjahr" year />
    <FieldColumn source="topics" width={150} />
    <FieldColumn source="programs" width={106} />
    <FieldColumn source="instruments" width={140} />
    <FieldColumn source="states" label="Kanton" width={96} />
    <FieldColumn source="businessSectors" width={140} />
    <FieldColumn source="createdAt" />
    <FieldColumn source="updatedAt" />
  </ContentList>
);

const ChmosDialog = lazy(() => import('./chmos/ChmosDialog').then((module) => ({ default: module.ChmosDialog })));

/** The imports of projects that this instance has; each loads its code when opened. */
function ImportButtons() {
  const { imports = [] } = useConfig();
  const isOn = useFeature();
  const [isOpen, setOpen] = useState(false);
  if (!useMayWrite(projects.name)('de') || !isOn('PLUGIN_ENABLE_INBOX')) return null;
  return (
    <>
      {imports.includes('chmos') && (
        <Button variant="outlined" startIcon={<QueryIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {importButtonWords.chmos}
        </Button>
      )}
      {imports.includes('spreadsheet') && (
        <Button variant="outlined" startIcon={<TableIcon />} component={Link} to="/projects/import">
          {importButtonWords.spreadsheet}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ChmosDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
