import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { Link, Navigate } from 'react-router-dom';
import { useAuthProvider } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { forgotPath } from '../../../domain/accounts/passwordLinks';
import { loginWords, passwordWords } from '../../i18n/shell';
import { useHas } from '../../session/config';
import { hasSessionEnded, rememberedPlace, useMe } from '../../session/session';
import { PasswordField } from '../../ui/PasswordField';
import { SignInFrame, useSending } from './SignInFrame';

/** The sign-in page. Signed-in people are sent on to their previous page. */
export function LoginPage() {
  const me = useMe();
  const hasPasswords = useHas('passwords');
  const { error, missing, waiting, pending, submit } = useLoginForm();
  if (me) return <Navigate to={rememberedPlace()} replace />;
  return (
    <SignInFrame title={loginWords.title} error={error} onSubmit={submit}>
      {hasSessionEnded() && (
        <Alert severity="info" role="status">
          {loginWords.ended}
        </Alert>
      )}
      <TextField
        name="email"
        type="email"
        label={loginWords.email}
        autoComplete="username"
        autoFocus
        fullWidth
        error={missing.email}
        helperText={missing.email ? loginWords.emailMissing : undefined}
      />
      <PasswordField
        name="password"
        label={loginWords.password}
        autoComplete="current-password"
        error={missing.password}
        helperText={missing.password ? loginWords.passwordMissing : undefined}
      />
      <Button type="submit" variant="contained" size="medium" loading={pending} disabled={waiting}>
        {loginWords.submit}
      </Button>
      {hasPasswords && (
        <Button component={Link} to={forgotPath} size="medium">
          {passwordWords.forgot}
        </Button>
      )}
    </SignInFrame>
  );
}

const nothingMissing = { email: false, password: false };

/** The state of the sign-in form: missing fields, the server's error, and the waiting time after a 429. */
function useLoginForm() {
  const authProvider = useAuthProvider();
  const [missing, setMissing] = useState(nothingMissing);
  const { pending, waiting, wait, status, message, send, forgetRefusal } = useSending();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    setMissing({ email: email === '', password: password === '' });
    if (email === '' || password === '') return forgetRefusal();
    await send(async () => authProvider?.login({ email, password }));
  }

  return { missing, pending, submit, waiting, error: wait ?? (status === 401 ? loginWords.wrong : message) };
}
