import { maxLimit } from '../../../domain/http';
import { circularEconomyProjects } from '../../../domain/types/circularEconomyProject';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import { FieldColumn } from '../../list/table/FieldColumn';

// Classifications cannot be changed in bulk: each belongs to one type, and would be lost for the other.
export const CircularEconomyProjectList = () => (
  <ContentList
    type={circularEconomyProjects}
    area="circularEconomyProjects"
    perPage={maxLimit}
    actions={
      <>
        <ExportMenu />
        <CreateButton />
      </>
    }
    bulkActions={<BulkMenu />}
  >
    <FieldColumn source="id" />
    <FieldColumn source="title" />
    <FieldColumn source="type" width={100} />
    <FieldColumn source="topics" width={130} />
    <FieldColumn source="businessSectors" width={130} />
    <FieldColumn source="instruments" width={110} />
    <FieldColumn source="geographicRegions" width={130} />
    <FieldColumn source="tags" width={130} />
  </ContentList>
);
