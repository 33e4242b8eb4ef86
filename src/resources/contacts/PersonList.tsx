import { contactTable } from '../../../domain/types/contact';
import { persons } from '../../../domain/types/person';
import { contactWords } from '../../i18n/types';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import { FieldColumn } from '../../list/table/FieldColumn';
import { ContactBulkMenu } from './bulk/ContactBulkMenu';
import { namesOfOtherSide, useGroupsOf } from './contactCells';

const sort = { field: 'lastName', order: 'ASC' } as const;
const thenBy = { lastName: 'firstName' };
const actions = (
  <>
    <ExportMenu resource={contactTable} fixed={{ type: ['person'] }} />
    <CreateButton />
  </>
);

export function PersonList() {
  const groupsOf = useGroupsOf();
  return (
    <ContentList
      type={persons}
      area="contacts.persons"
      perPage={200}
      sort={sort}
      thenBy={thenBy}
      loadMoreLabel={contactWords.loadMore}
      actions={actions}
      bulkActions={<ContactBulkMenu />}
    >
      <FieldColumn source="id" />
      <FieldColumn source="lastName" label={contactWords.name} width={170} />
      <FieldColumn source="email" width={168} grow />
      <FieldColumn source="phone" width={128} />
      <FieldColumn source="employments" label={contactWords.companies} width={112} text={companiesOf} />
      <FieldColumn source="contactGroups" label={contactWords.contactGroup} width={92} text={groupsOf} />
      <FieldColumn source="topics" label={contactWords.topic} width={66} />
      <FieldColumn source="createdAt" />
      <FieldColumn source="updatedAt" />
    </ContentList>
  );
}

const companiesOf = namesOfOtherSide('company');
