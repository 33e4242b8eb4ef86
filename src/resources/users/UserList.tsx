import { effectiveRoles } from '../../../domain/access';
import { accountListDeclaration } from '../../../domain/accounts/accountList';
import { email, text } from '../../../domain/fields';
import { maxLimit } from '../../../domain/http';
import { roleLabels, type User } from '../../../domain/accounts/users';
import { formWords } from '../../i18n/forms';
import { pageLabels } from '../../i18n/shell';
import { userWords } from '../../i18n/administration';
import { formatDateTime } from '../../ui/format';
import { ContentList } from '../../list/ContentList';
import { CreateButton } from '../../list/ListPage';
import type { Row } from '../../list/ListType';
import { scopeRows } from '../../credentials/scopes';
import { FieldColumn } from '../../list/table/FieldColumn';

/** The declaration of the list of accounts, which are not a content type: no search, no filters. */
const accounts = {
  name: 'users',
  label: pageLabels.users,
  titleField: 'email',
  fields: { email: email({ label: userWords.email }), name: text({ label: userWords.name }) },
  ...accountListDeclaration,
};

const userOf = (row: Row) => row as unknown as User;
const stateOf = (row: Row) => {
  const { isDisabled, isInvited } = userOf(row);
  return userWords.states[isDisabled ? 'disabled' : isInvited ? 'invited' : 'active'];
};
const signedInOf = (row: Row) => formatDateTime(userOf(row).lastSignInAt) || userWords.never;

/** The highest role decides what a user may do, apart from restrictions: `Redakteur: Französisch`. */
function roleOf(row: Row): string {
  const { roles, writableTypes, writableLanguages } = userOf(row);
  const role = roleLabels[effectiveRoles(roles)[0] ?? 'ROLE_USER'];
  if (!role) return '';
  const types = scopeRows.filter(({ type }) => writableTypes?.includes(type)).map(({ label }) => label);
  const languages = writableLanguages?.map((locale) => formWords.languageNames[locale]) ?? [];
  const rights = [languages, types].filter(({ length }) => length > 0).map((some) => some.join(', '));
  return [role, ...(rights.length > 0 ? [rights.join('; ')] : [])].join(': ');
}

export const UserList = () => (
  <ContentList type={accounts} perPage={maxLimit} actions={<CreateButton label={userWords.create} />}>
    <FieldColumn source="id" label={userWords.id} width={60} />
    <FieldColumn source="email" />
    <FieldColumn source="name" width={160} />
    <FieldColumn source="roles" label={userWords.roles} width={190} grow text={roleOf} />
    <FieldColumn source="state" label={userWords.state} width={110} text={stateOf} />
    <FieldColumn source="lastSignInAt" label={userWords.lastSignInAt} width={140} text={signedInOf} />
    <FieldColumn source="createdAt" label={userWords.createdAt} width={110} />
  </ContentList>
);
