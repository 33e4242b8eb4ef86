import { effectiveRoles } from '../../../domain/access';
import { accountListDeclaration } from '../../../domain/accounts/accountList';
import { email } from '../../../domain/fields';
import { maxLimit } from '../../../domain/http';
import { roleLabels, type User } from '../../../domain/accounts/users';
import { pageLabels } from '../../i18n/shell';
import { userWords } from '../../i18n/administration';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';

/** What a list needs to know about accounts, which are not a content type: no search, no filters. */
const accounts = {
  name: 'users',
  label: pageLabels.users,
  titleField: 'email',
  fields: { email: email({ label: userWords.email }) },
  ...accountListDeclaration,
};

/** The highest role tells what somebody may do. */
const roleOf = (row: Row) => roleLabels[effectiveRoles((row as unknown as User).roles)[0] ?? 'ROLE_USER'] ?? '';

export const UserList = () => (
  <ContentList type={accounts} perPage={maxLimit} actions={<CreateButton label={userWords.create} />}>
    <FieldColumn source="id" label={userWords.id} width={80} />
    <FieldColumn source="email" />
    <FieldColumn source="roles" label={userWords.roles} width={180} grow text={roleOf} />
    <FieldColumn source="createdAt" label={userWords.createdAt} width={130} />
  </ContentList>
);
