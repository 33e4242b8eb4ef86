import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Form, TextInput, useNotify, useRecordContext, useRefresh, useSaveContext, Create } from 'react-admin';
import { useCallback, useId, type ReactNode, type RefObject, useRef, useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { effectiveRoles, rank } from '../../../domain/access';
import {
  notificationKinds,
  roleLabels,
  type User,
  newUserSchemaFor,
  userSchema,
  writableTypes,
} from '../../../domain/accounts/users';
import { contentLocales } from '../../../domain/locales';
import { useField, useInputProps } from '../../fields/useField';
import { LeaveGuard } from '../../form/leaving/LeaveGuard';
import { roleMeanings, userWords } from '../../i18n/administration';
import { formWords } from '../../i18n/forms';
import { factorResetWords } from '../../i18n/secondFactor';
import { scopeRows } from '../../credentials/scopes';
import { useMe, currentMe, loadMe } from '../../session/session';
import { ChoiceDialog } from '../../ui/ChoiceDialog';
import { PasswordField } from '../../ui/PasswordField';
import { apiFetch, problemOf } from '../../api/http';
import { useHasPart } from '../../session/config';
import { listPath } from '../../ui/paths';
import { EditPage, plainPage } from '../../form/ContentEdit';
import { UserFormHeader } from './UserFormHeader';

const roleRows = Object.entries(roleLabels).map(([id, label]) => ({
  id,
  label,
  hint: roleMeanings[id as keyof typeof roleMeanings],
}));

const emptyUser: UserValues = {
  email: '',
  name: '',
  password: '',
  isInvited: false,
  writableTypes: null,
  writableLanguages: null,
  roles: [],
  notifications: [],
};

/** Accounts have no drafts in the browser, least of all passwords. */
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
        {user?.isInvited && !locked && <Invitation user={user} />}
        {user?.hasSecondFactor && user.id !== me?.id && !locked && <SecondFactor user={user} />}
        {user && user.id !== me?.id && <AccountSwitch locked={locked} />}
        {/* Roles above the user's own have no row. */}
        <ToggleRows
          title={userWords.roles}
          name="roles"
          disabled={locked}
          rows={roleRows.filter(({ id }) => rank([id]) >= mine)}
          // A role above the user's own has no row, but what it includes is shown.
          shown={locked ? effectiveRoles(user.roles) : undefined}
        />
        <RightsInputs disabled={locked} />
        <ToggleRows title={userWords.notifications} name="notifications" disabled={locked} rows={notificationKinds} />
      </Box>
    </Form>
  );
}

function Credentials({ user, locked }: { user: User | undefined; locked: boolean }) {
  const { path: _, ...email } = useInputProps({ source: 'email', label: userWords.email, required: true });
  const { path: _namePath, ...name } = useInputProps({ source: 'name', label: userWords.name });
  const password = useField<string>('password');
  const hasPasswords = useHasPart('passwords');
  const { value: isInvited = false, onChange: setInvited } = useField<boolean>('isInvited');
  return (
    <>
      {/* Not `disabled`: react-hook-form would omit the value. */}
      <TextInput {...email} type="email" readOnly={locked} />
      <TextInput {...name} readOnly={locked} helperText={userWords.nameHint} />
      {!user && hasPasswords && (
        <Rows>
          <ToggleRow
            label={userWords.invite}
            hint={userWords.inviteHint}
            isOn={isInvited ?? false}
            onChange={setInvited}
          />
        </Rows>
      )}
      <PasswordField
        id={password.id}
        label={userWords.password}
        required={!user && !isInvited}
        sx={{ display: !user && isInvited ? 'none' : undefined }}
        fullWidth
        inputRef={password.ref}
        onBlur={password.onBlur}
        error={password.error !== undefined}
        disabled={locked}
        autoComplete="new-password"
        value={password.value ?? ''}
        onChange={(event) => password.onChange(event.target.value)}
        helperText={password.error ?? (user && !user.isInvited ? userWords.keptPassword : userWords.newPassword)}
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

type UserValues = Pick<
  User,
  'email' | 'name' | 'isInvited' | 'roles' | 'notifications' | 'writableTypes' | 'writableLanguages'
> & { password: string };

/** Saves an account through react-admin's save context; errors are shown at their fields. */
function useUserSaving() {
  const user = useRecordContext<User>();
  const schemaOf = (values: object) => (user ? userSchema : newUserSchemaFor(values));
  const { save, saving = false } = useSaveContext();
  const [problem, setProblem] = useState<string | null>(null);
  const notify = useNotify();
  const navigate = useNavigate();
  const hasLeft = useRef(false);

  /** Returns to the list without a question, because nothing can be lost. */
  const leave = useCallback(() => {
    hasLeft.current = true;
    void navigate(listPath('users'));
  }, [navigate]);

  /**
   * Validates with the same schema as the route.
   * @returns the first message of each field
   */
  const validate = (values: object) => {
    const { error } = schemaOf(values).safeParse(values);
    return Object.fromEntries(
      (error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
    );
  };

  const submit = (values: object) => {
    setProblem(null);
    const isInvited = !user && 'isInvited' in values && values.isInvited === true;
    return save?.(schemaOf(values).parse(values) as object, {
      onSuccess: () => {
        const notifySaved = () => {
          notify(isInvited ? userWords.invited : userWords.saved, { type: 'success' });
          leave();
        };
        // After a change to the user's own account, the session is reloaded.
        if (user && user.id === currentMe()?.id) void loadMe().then(notifySaved, notifySaved);
        else notifySaved();
      },
      onError: (error: unknown) =>
        setProblem(problemOf(error)?.status === 412 ? userWords.changedMeanwhile : (error as Error).message),
    });
  };
  return { user, validate, submit, saving, problem, leave, hasLeft };
}

/** What an editor may write; administrators may write everything. */
function RightsInputs({ disabled }: { disabled: boolean }) {
  const roles = (useWatch({ name: 'roles' }) as string[] | null | undefined) ?? [];
  if (effectiveRoles(roles)[0] !== 'ROLE_EDITOR') return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {userWords.rights}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {userWords.rightsHint}
      </Typography>
      <Rows>
        <Choices
          name="writableTypes"
          title={userWords.writableTypes}
          disabled={disabled}
          choices={scopeRows
            .filter(({ type }) => writableTypes.includes(type))
            .map(({ type: id, label }) => ({ id, label }))}
        />
        <Choices
          name="writableLanguages"
          title={userWords.writableLanguages}
          hint={userWords.languagesHint}
          disabled={disabled}
          choices={contentLocales.map((id) => ({ id, label: formWords.languageNames[id] }))}
        />
      </Rows>
    </section>
  );
}

interface ChoicesProps {
  name: 'writableTypes' | 'writableLanguages';
  title: string;
  hint?: string;
  choices: readonly { id: string; label: string }[];
  disabled: boolean;
}

/** Some of the choices, or null for all, including future ones. */
function Choices({ name, title, hint, choices, disabled }: ChoicesProps) {
  const { value, onChange, error } = useField<string[] | null>(name);
  const hintId = useId();
  const chosen = value ?? choices.map(({ id }) => id);
  const toggle = (id: string, on: boolean) => {
    const next = choices.filter((one) => (one.id === id ? on : chosen.includes(one.id))).map((one) => one.id);
    onChange(next.length === choices.length ? null : next);
  };
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      disabled={disabled}
      aria-describedby={hint && hintId}
      sx={{ display: 'block', px: { xs: 1.5, sm: 2 }, py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <FormLabel component="legend" sx={{ color: 'text.primary', float: 'left', width: '100%' }}>
        {title}
      </FormLabel>
      <FormGroup
        sx={{
          clear: 'both',
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
        }}
      >
        {choices.map(({ id, label }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={<Checkbox size="small" checked={chosen.includes(id)} onChange={(_event, on) => toggle(id, on)} />}
          />
        ))}
      </FormGroup>
      {error ? <FormHelperText>{error}</FormHelperText> : hint && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </FormControl>
  );
}

interface ToggleRowsProps {
  title: string;
  name: 'roles' | 'notifications';
  rows: readonly { id: string; label: string; hint?: string | undefined }[];
  disabled: boolean;
  /** Shown in place of the values: all roles of the account, including implied ones. */
  shown?: readonly string[] | undefined;
}

/** Whether the account can be used. */
function AccountSwitch({ locked }: { locked: boolean }) {
  const { value: isDisabled, onChange, error } = useField<boolean>('isDisabled');
  return (
    <section>
      <Rows>
        <ToggleRow
          label={userWords.account}
          hint={userWords.accountHint}
          disabled={locked}
          isOn={isDisabled !== true}
          onChange={(on) => onChange(!on)}
        />
      </Rows>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </section>
  );
}

/** Says that an account has a second factor, and removes it for people who have lost theirs. */
function SecondFactor({ user }: { user: User }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isAsked, setAsked] = useState(false);
  const reset = async () => {
    setAsked(false);
    try {
      await apiFetch(`/users/${user.id}/second-factors`, { method: 'DELETE' });
      notify(factorResetWords.isReset, { type: 'success' });
      refresh();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={() => setAsked(true)}>
          {factorResetWords.reset}
        </Button>
      }
    >
      {factorResetWords.isSet}
      {isAsked && (
        <ChoiceDialog
          title={factorResetWords.resetTitle}
          onClose={() => setAsked(false)}
          choices={[
            { label: factorResetWords.cancel, act: () => setAsked(false), isFirst: true },
            { label: factorResetWords.reset, act: () => void reset(), color: 'error' },
          ]}
        >
          {factorResetWords.question}
        </ChoiceDialog>
      )}
    </Alert>
  );
}

/** Says that an account is waiting for its owner, and can send the invitation again. */
function Invitation({ user }: { user: User }) {
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      await apiFetch(`/users/${user.id}/invitation`, { method: 'POST', body: {}, once: false });
      notify(userWords.invitedAgain, { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setPending(false);
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" loading={isPending} onClick={() => void send()}>
          {userWords.inviteAgain}
        </Button>
      }
    >
      {userWords.waits}
    </Alert>
  );
}

const Rows = ({ children }: { children: ReactNode }) => (
  <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>{children}</Box>
);

interface ToggleRowProps {
  label: string;
  hint?: string | undefined;
  isOn: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
}

/** A row with 'Aktiv' and 'Inaktiv'. */
function ToggleRow({ label, hint, isOn, disabled = false, onChange }: ToggleRowProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        px: { xs: 1.5, sm: 2 },
        py: 0.75,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, hyphens: 'auto' }}>
        <Typography>{label}</Typography>
        {hint && (
          <Typography variant="body2" color="textSecondary">
            {hint}
          </Typography>
        )}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label={label}
        disabled={disabled}
        value={isOn}
        onChange={(_, on: boolean | null) => on !== null && onChange(on)}
      >
        <ToggleButton value sx={{ py: 0.25, px: 1.5 }}>
          {userWords.active}
        </ToggleButton>
        <ToggleButton value={false} sx={{ py: 0.25, px: 1.5 }}>
          {userWords.inactive}
        </ToggleButton>
      </ToggleButtonGroup>
    </Box>
  );
}

/** Rows with 'Aktiv' and 'Inaktiv'. Values without a row here keep their state. */
function ToggleRows({ title, name, rows, disabled, shown }: ToggleRowsProps) {
  const { value, onChange, error } = useField<string[]>(name);
  const active = value ?? [];
  const set = (id: string, on: boolean) => onChange(on ? [...active, id] : active.filter((other) => other !== id));
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Rows>
        {rows.map(({ id, label, hint }) => (
          <ToggleRow
            key={id}
            label={label}
            hint={hint}
            disabled={disabled}
            isOn={(shown ?? active).includes(id)}
            onChange={(on) => set(id, on)}
          />
        ))}
      </Rows>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </section>
  );
}

/** At /settings/users/{id}/edit. */
export const UserEdit = () => (
  <EditPage resource="users" heading={userWords.editHeading}>
    <UserForm />
  </EditPage>
);

/** At /settings/users/add. */
export const UserCreate = () => (
  <Create {...plainPage} resource="users" mutationMode="pessimistic">
    <UserForm />
  </Create>
);
