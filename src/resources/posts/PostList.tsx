import { maxLimit } from '../../../domain/http';
import { posts } from '../../../domain/types/post';
import { BulkMenu } from '../../list/bulk/BulkMenu';
import { referenceActions } from '../../list/bulk/referenceActions';
import { visibilityActions } from '../../list/bulk/visibilityActions';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/CreateButton';
import { ExportMenu } from '../../list/ExportMenu';
import { FieldColumn } from '../../list/table/FieldColumn';

const bulkActions = [...visibilityActions(posts), ...referenceActions(posts, 'topics')];

export const PostList = () => (
  <ContentList
    type={posts}
    perPage={maxLimit}
    actions={
      <>
        <ExportMenu />
        <CreateButton />
      </>
    }
    bulkActions={<BulkMenu actions={bulkActions} />}
  >
    <FieldColumn source="id" />
    <FieldColumn source="title" />
    <FieldColumn source="date" />
    <FieldColumn source="topics" width={200} />
  </ContentList>
);
