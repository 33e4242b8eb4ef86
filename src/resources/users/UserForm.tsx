import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Form, TextInput, useNotify, useRecordContext, useSaveContext } from 'react-admin';
import { useCallback, type RefObject, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { effectiveRoles, rank } from '../../../domain/access';
import { notificationKinds, roleLabels, type User, newUserSchema, userSchema } from '../../../domain/accounts/users';
import { useField, useInputProps } from '../../fields/useField';
import { LeaveGuard } from '../../form/leaving/LeaveGuard';
import { roleMeanings, userWords } from '../../i18n/administration';
import { useMe, currentMe, loadMe } from '../../session/session';
import { PasswordField } from '../../ui/PasswordField';
import { ToggleRows } from './ToggleRows';
import { UserFormHeader } from './UserFormHeader';
import { useNavigate } from 'react-router-dom';
import { problemOf } from '../../api/http';
import { listPath } from '../../ui/paths';

const roleRows = Object.entries(roleLabels).map(([id, label]) => ({
  id,
  label,
  hint: roleMeanings[id as keyof typeof roleMeanings],
}));

const emptyUser: UserValues = { email: '', password: '', roles: [], notifications: [] };

/** No drafts of accounts in the browser, least of all passwords. */
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
        {/* Roles above one's own have no row. */}
        <ToggleRows
          title={userWords.roles}
          name="roles"
          disabled={locked}
          rows={roleRows.filter(({ id }) => rank([id]) >= mine)}
          // A role above one's own has no row, but what it includes is shown.
          shown={locked ? effectiveRoles(user.roles) : undefined}
        />
        <ToggleRows title={userWords.notifications} name="notifications" disabled={locked} rows={notificationKinds} />
      </Box>
    </Form>
  );
}

function Credentials({ user, locked }: { user: User | undefined; locked: boolean }) {
  const { path: _, ...email } = useInputProps({ source: 'email', label: userWords.email, required: true });
  const password = useField<string>('password');
  return (
    <>
      {/* Not `disabled`: react-hook-form would omit the value. */}
      <TextInput {...email} size="medium" type="email" readOnly={locked} />
      <PasswordField
        id={password.id}
        label={userWords.password}
        required={!user}
        fullWidth
        inputRef={password.ref}
        onBlur={password.onBlur}
        error={password.error !== undefined}
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

type UserValues = Pick<User, 'email' | 'roles' | 'notifications'> & { password: string };

/** Saves an account through react-admin's save context; errors are shown at their fields. */
function useUserSaving() {
  const user = useRecordContext<User>();
  const schema = user ? userSchema : newUserSchema;
  const { save, saving = false } = useSaveContext();
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const navigate = useNavigate();
  const hasLeft = useRef(false);

  /** Back to the list without a question: nothing can be lost. */
  const leave = useCallback(() => {
    hasLeft.current = true;
    void navigate(listPath('users'));
  }, [navigate]);

  /**
   * Validated by the same schema here and in the route.
   * @returns the first message of each field
   */
  const validate = (values: object) => {
    const { error } = schema.safeParse(values);
    return Object.fromEntries(
      (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
  };

  const submit = (values: object) => {
    setProblem(null);
    return save?.(schema.parse(values), {
      onSuccess: () => {
        const told = () => {
          notify(userWords.saved, { type: 'success' });
          leave();
        };
        // After changing one's own account the session reloads.
        if (user && user.id === currentMe()?.id) void loadMe().then(told, told);
        else told();
      },
      onError: (error: unknown) =>
        setProblem(problemOf(error)?.status === 412 ? userWords.changedMeanwhile : (error as Error).message),
    });
  };
  return { user, validate, submit, saving, problem, leave, hasLeft };
}
