import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import Button from '@mui/material/Button';
import { useStore } from 'react-admin';
import { maxLimit } from '../../../domain/http';
import { jobs } from '../../../domain/types/job';
import { jobWords } from '../../i18n/types';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { SortableRows } from '../../list/order/SortableRows';
import { FieldColumn } from '../../list/table/FieldColumn';
import { formatDateTime } from '../../ui/format';

const current = { archive: '0' };
const past = { archive: '1' };
const deadline = ({ applicationDeadline }: Row) => formatDateTime(applicationDeadline);

/** Open jobs in manual order, or the archive of past ones. */
export function JobList() {
  const [isArchive, setArchive] = useStore('jobs.archive', false);
  const toggle = (
    <Button
      variant="outlined"
      startIcon={<ArchiveIcon />}
      aria-pressed={isArchive}
      onClick={() => setArchive(!isArchive)}
    >
      {isArchive ? jobWords.hideArchive : jobWords.showArchive}
    </Button>
  );
  return (
    <ContentList
      // This is a different list, which does not share selection and moves.
      key={String(isArchive)}
      type={jobs}
      perPage={maxLimit}
      fixed={isArchive ? past : current}
      actions={
        <>
          {toggle}
          <ExportMenu />
          <CreateButton />
        </>
      }
      bulkActions={<BulkMenu />}
      {...(isArchive ? {} : { around: SortableRows })}
    >
      <FieldColumn source="id" />
      <FieldColumn source="name" />
      <FieldColumn source="locations" width={200} />
      <FieldColumn source="applicationDeadline" text={deadline} width={140} />
    </ContentList>
  );
}
