import { projects } from '../../../domain/types/project';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { referenceActions } from '../../list/bulk/referenceActions';
import { visibilityActions } from '../../list/bulk/visibilityActions';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/CreateButton';
import { ExportMenu } from '../../list/ExportMenu';
import { FieldColumn } from '../../list/table/FieldColumn';
import { ImportButtons } from './ImportButtons';

const formCode = () => import('./ProjectEdit');
const bulkActions = [...visibilityActions(projects), ...referenceActions(projects, 'topics'), ...referenceActions(projects, 'tags')];

export const ProjectList = () => (
  <ContentList type={projects} formCode={formCode} actions={<><ImportButtons /><ExportMenu /><CreateButton /></>} bulkActions={<BulkMenu actions={bulkActions} />}>
    <FieldColumn source="id" />
    <FieldColumn source="projectCode" width={74} />
    <FieldColumn source="title" />
    <FieldColumn source="startDate" label="Startjahr" year />
    <FieldColumn source="endDate" label="Endjahr" year />
    <FieldColumn source="topics" width={74} />
    <FieldColumn source="programs" width={74} />
    <FieldColumn source="instruments" width={88} />
    <FieldColumn source="states" label="Kanton" width={64} />
    <FieldColumn source="businessSectors" width={106} />
    <FieldColumn source="createdAt" />
    <FieldColumn source="updatedAt" />
  </ContentList>
);
