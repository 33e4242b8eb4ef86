import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { FormProvider } from 'react-hook-form';
import { effectiveRoles, rank } from '../../../domain/access';
import { notificationKinds, roleLabels, type User } from '../../../domain/users';
import { userTexts, roleMeanings } from '../../i18n/users';
import { useMe } from '../../session';
import { LeaveGuard } from '../../form/leaving/LeaveGuard';
import { PasswordField } from '../../ui/PasswordField';
import { ToggleRows } from './ToggleRows';
import { UserFormHeader } from './UserFormHeader';
import { useUserForm } from './useUserForm';

const roleRows = Object.entries(roleLabels).map(([id, label]) => ({
  id,
  label,
  hint: roleMeanings[id as keyof typeof roleMeanings],
}));

/** Nothing of an account is kept in the browser, a password least of all. */
const nothingKept = () => undefined;

/** The form of an account, new or existing. */
export function UserForm({ user }: { user?: User }) {
  const me = useMe();
  const { form, save, saving, problem, leave, isChanged } = useUserForm(user);
  const { errors } = form.formState;
  const mine = rank(me?.roles ?? []);
  const locked = user !== undefined && rank(user.roles) < mine;
  return (
    <FormProvider {...form}>
      <LeaveGuard isChanged={isChanged} onDiscard={nothingKept} />
      <Box component="form" noValidate autoComplete="off" onSubmit={save}>
        <UserFormHeader user={user} saving={saving} locked={locked} onDeleted={leave} />
        <Box sx={{ display: 'grid', gap: 3, p: 2, maxWidth: 720 }}>
          {locked && <Alert severity="info">{userTexts.higher}</Alert>}
          {user !== undefined && user.id === me?.id && <Alert severity="info">{userTexts.self}</Alert>}
          {problem && <Alert severity="error">{problem}</Alert>}
          <TextField
            type="email" label={userTexts.email} required disabled={locked} autoComplete="off" fullWidth
            error={errors.email !== undefined} helperText={errors.email?.message}
            {...form.register('email')}
          />
          <PasswordField
            label={userTexts.password} required={!user} disabled={locked} autoComplete="new-password"
            error={errors.password !== undefined}
            helperText={errors.password?.message ?? (user ? userTexts.keptPassword : userTexts.newPassword)}
            {...form.register('password')}
          />
          {/* The row of a role above one's own is not shown. */}
          <ToggleRows
            title={userTexts.roles} name="roles" disabled={locked}
            rows={roleRows.filter(({ id }) => rank([id]) >= mine)} error={errors.roles?.message}
            // A role above one's own has no row; what it includes is there all the same.
            shown={locked ? effectiveRoles(user.roles) : undefined}
          />
          <ToggleRows
            title={userTexts.notifications} name="notifications" disabled={locked}
            rows={notificationKinds} error={errors.notifications?.message}
          />
        </Box>
      </Box>
    </FormProvider>
  );
}
