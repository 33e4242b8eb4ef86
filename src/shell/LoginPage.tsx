import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Link, Navigate } from 'react-router-dom';
import { forgotPath } from '../../domain/passwordLinks';
import { loginTexts } from '../i18n/login';
import { passwordTexts } from '../i18n/passwords';
import { rememberedPlace, useMe } from '../session/session';
import { PasswordField } from '../ui/PasswordField';
import { SignInFrame } from './SignInFrame';
import { useLoginForm } from './useLoginForm';

/** The sign-in page. Whoever is signed in already goes on to where they were. */
export function LoginPage() {
  const me = useMe();
  const { error, missing, waiting, pending, submit } = useLoginForm();
  if (me) return <Navigate to={rememberedPlace()} replace />;
  return (
    <SignInFrame title={loginTexts.title} error={error} onSubmit={submit}>
      <TextField
        name="email" type="email" label={loginTexts.email} autoComplete="username" autoFocus fullWidth
        error={missing.email} helperText={missing.email ? loginTexts.emailMissing : undefined}
      />
      <PasswordField
        name="password" label={loginTexts.password} autoComplete="current-password"
        error={missing.password} helperText={missing.password ? loginTexts.passwordMissing : undefined}
      />
      <Button type="submit" variant="contained" size="medium" loading={pending} disabled={waiting}>
        {loginTexts.submit}
      </Button>
      <Button component={Link} to={forgotPath} size="medium">
        {passwordTexts.forgot}
      </Button>
    </SignInFrame>
  );
}
