import { effectiveRoles } from '../../../domain/access';
import { email } from '../../../domain/fields';
import { maxLimit } from '../../../domain/http';
import { roleLabels, type User } from '../../../domain/users';
import { userTexts } from '../../i18n/users';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/CreateButton';
import type { Row } from '../../list/ListType';
import { FieldColumn } from '../../list/table/FieldColumn';

/** What a list needs to know of accounts, which are no content type: they are neither searched nor filtered nor ordered. */
const accounts = {
  name: 'users', label: userTexts.label, titleField: 'email', fields: { email: email({ label: userTexts.email }) }, filters: {}, orderBy: [],
  defaultOrder: { field: 'id', direction: 'ASC' },
} as const;

/** The highest role says what somebody may do. */
const roleOf = (row: Row) => roleLabels[effectiveRoles((row as unknown as User).roles)[0] ?? 'ROLE_USER'] ?? '';

export const UserList = () => (
  <ContentList type={accounts} perPage={maxLimit} actions={<CreateButton label={userTexts.create} />}>
    <FieldColumn source="id" label={userTexts.id} width={80} />
    <FieldColumn source="email" />
    <FieldColumn source="roles" label={userTexts.roles} width={180} grow text={roleOf} />
    <FieldColumn source="createdAt" label={userTexts.createdAt} width={130} />
  </ContentList>
);
