import { companies } from '../../../domain/types/company';
import { contactTable } from '../../../domain/types/contact';
import { contactWords } from '../../i18n/types';
import { ContentList } from '../../list/ContentList';
import { CreateButton, ExportMenu } from '../../list/ListPage';
import { FieldColumn } from '../../list/table/FieldColumn';
import { ContactBulkMenu } from './bulk/ContactBulkMenu';
import { namesOfOtherSide, useGroupsOf } from './contactCells';

const sort = { field: 'companyName', order: 'ASC' } as const;
const actions = (
  <>
    <ExportMenu resource={contactTable} fixed={{ type: ['company'] }} />
    <CreateButton />
  </>
);

export function CompanyList() {
  const groupsOf = useGroupsOf();
  return (
    <ContentList
      type={companies}
      area="contacts.companies"
      perPage={200}
      sort={sort}
      loadMoreLabel={contactWords.loadMore}
      actions={actions}
      bulkActions={<ContactBulkMenu />}
    >
      <FieldColumn source="id" />
      <FieldColumn source="companyName" />
      <FieldColumn source="zipCode" width={64} />
      <FieldColumn source="city" grow />
      <FieldColumn source="employments" label={contactWords.employees} width={170} grow text={employeesOf} />
      <FieldColumn source="contactGroups" label={contactWords.contactGroup} width={108} text={groupsOf} />
      <FieldColumn source="createdAt" />
      <FieldColumn source="updatedAt" />
    </ContentList>
  );
}

const employeesOf = namesOfOtherSide('employee');
