import { maxLimit } from '../../../domain/http';
import { educations } from '../../../domain/types/education';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { visibilityActions } from '../../list/bulk/visibilityActions';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/CreateButton';
import { ExportMenu } from '../../list/ExportMenu';
import { FieldColumn } from '../../list/table/FieldColumn';

export const EducationList = () => (
  <ContentList
    type={educations}
    perPage={maxLimit}
    actions={
      <>
        <ExportMenu />
        <CreateButton />
      </>
    }
    bulkActions={<BulkMenu actions={visibilityActions(educations)} />}
  >
    <FieldColumn source="id" />
    <FieldColumn source="name" />
    <FieldColumn source="educationTypes" width={150} />
    <FieldColumn source="languages" width={150} />
    <FieldColumn source="locations" width={150} />
  </ContentList>
);
