import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { Form } from 'react-admin';
import { useCallback, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { effectiveRoles, rank } from '../../../domain/access';
import { notificationKinds, roleLabels, type User } from '../../../domain/accounts/users';
import { useField } from '../../fields/useField';
import { LeaveGuard } from '../../form/leaving/LeaveGuard';
import { roleMeanings, userWords } from '../../i18n/administration';
import { useMe } from '../../session/session';
import { PasswordField } from '../../ui/PasswordField';
import { ToggleRows } from './ToggleRows';
import { UserFormHeader } from './UserFormHeader';
import { useUserSaving, type UserValues } from './useUserSaving';

const roleRows = Object.entries(roleLabels).map(([id, label]) => ({
  id,
  label,
  hint: roleMeanings[id as keyof typeof roleMeanings],
}));

const emptyUser: UserValues = { email: '', password: '', roles: [], notifications: [] };

/** Nothing of an account is kept in the browser, a password least of all. */
const nothingKept = () => undefined;

/** The form of an account, new or existing, in react-admin's create or edit context. */
export function UserForm() {
  const me = useMe();
  const { user, validate, submit, saving, problem, leave, hasLeft } = useUserSaving();
  const mine = rank(me?.roles ?? []);
  const locked = user !== undefined && rank(user.roles) < mine;
  return (
    <Form
      defaultValues={emptyUser}
      validate={validate}
      onSubmit={submit as never}
      disableInvalidFormNotification
      noValidate
    >
      <Leaving hasLeft={hasLeft} />
      <UserFormHeader user={user} saving={saving} locked={locked} onDeleted={leave} />
      <Box sx={{ display: 'grid', gap: 3, p: 2, maxWidth: 720 }}>
        {locked && <Alert severity="info">{userWords.higher}</Alert>}
        {user !== undefined && user.id === me?.id && <Alert severity="info">{userWords.self}</Alert>}
        {problem && <Alert severity="error">{problem}</Alert>}
        <Credentials user={user} locked={locked} />
        {/* The row of a role above one's own is not shown. */}
        <ToggleRows
          title={userWords.roles}
          name="roles"
          disabled={locked}
          rows={roleRows.filter(({ id }) => rank([id]) >= mine)}
          // A role above one's own has no row; what it includes is there all the same.
          shown={locked ? effectiveRoles(user.roles) : undefined}
        />
        <ToggleRows title={userWords.notifications} name="notifications" disabled={locked} rows={notificationKinds} />
      </Box>
    </Form>
  );
}

function Credentials({ user, locked }: { user: User | undefined; locked: boolean }) {
  const email = useField<string>('email', { label: userWords.email, required: true });
  const password = useField<string>('password', { label: userWords.password, required: !user });
  const htmlInput = (autoComplete: string) => ({ ...email.textField.slotProps.htmlInput, autoComplete });
  return (
    <>
      <TextField
        {...email.textField}
        size="medium"
        type="email"
        disabled={locked}
        slotProps={{ htmlInput: htmlInput('off') }}
        value={email.value ?? ''}
        onChange={(event) => email.onChange(event.target.value)}
      />
      <PasswordField
        {...password.textField}
        size="medium"
        disabled={locked}
        autoComplete="new-password"
        value={password.value ?? ''}
        onChange={(event) => password.onChange(event.target.value)}
        helperText={password.error ?? (user ? userWords.keptPassword : userWords.newPassword)}
      />
    </>
  );
}

function Leaving({ hasLeft }: { hasLeft: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  return (
    <LeaveGuard
      isChanged={useCallback(() => isDirty && !hasLeft.current, [hasLeft, isDirty])}
      onDiscard={nothingKept}
    />
  );
}
