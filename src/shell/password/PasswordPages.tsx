import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { Link, useParams } from 'react-router-dom';
import { forgotPath } from '../../../domain/accounts/passwordLinks';
import { apiFetch } from '../../api/http';
import { loginWords, passwordWords } from '../../i18n/shell';
import { loadMe } from '../../session/session';
import { PasswordField } from '../../ui/PasswordField';
import { SignInFrame, useSending } from '../pages/SignInFrame';

/** Requests a reset link by mail. The answer does not reveal whether the account exists. */
export function ForgotPasswordPage() {
  const { wait, message, errors, waiting, pending, send } = useSending();
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setMissing(email === '');
    if (email === '') return;
    const data = await send(() =>
      apiFetch<{ message: string }>('/password/forgot', { method: 'POST', body: { email }, once: false }),
    );
    if (data) setAnswer(data.message);
  }

  const wrong = isMissing ? loginWords.emailMissing : errors.email;
  return (
    <SignInFrame
      title={passwordWords.forgot}
      error={wait ?? (errors.email ? null : message)}
      onSubmit={(event) => void submit(event)}
    >
      {answer === null ? (
        <>
          <Typography>{passwordWords.forgotHint}</Typography>
          <TextField
            name="email"
            type="email"
            label={loginWords.email}
            autoComplete="username"
            autoFocus
            fullWidth
            error={wrong !== undefined}
            helperText={wrong}
          />
          <Button type="submit" variant="contained" size="medium" loading={pending} disabled={waiting}>
            {passwordWords.request}
          </Button>
        </>
      ) : (
        <Alert severity="success" role="status">
          {answer}
        </Alert>
      )}
      <Button component={Link} to="/login" size="medium">
        {passwordWords.toLogin}
      </Button>
    </SignInFrame>
  );
}

/** The page of the link in the mail: sets a new password. Needs no session, and ends all sessions of the account. */
export function ResetPasswordPage() {
  const { code = '' } = useParams();
  const { wait, status, message, errors, waiting, pending, send } = useSending();
  const [isDone, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password'));
    const answer = await send(() =>
      apiFetch<object>('/password/reset', { method: 'POST', body: { code, password }, once: false }),
    );
    if (!answer) return;
    setDone(true);
    // The session of this browser may be among them.
    await loadMe().catch(() => undefined);
  }

  return (
    <SignInFrame
      title={passwordWords.reset}
      error={wait ?? (errors.password ? null : message)}
      onSubmit={(event) => void submit(event)}
    >
      {isDone ? (
        <>
          <Alert severity="success" role="status">
            {passwordWords.isReset}
          </Alert>
          <Button component={Link} to="/login" replace variant="contained" size="medium">
            {passwordWords.toLogin}
          </Button>
        </>
      ) : (
        <>
          <PasswordField
            name="password"
            label={passwordWords.next}
            autoComplete="new-password"
            autoFocus
            error={errors.password !== undefined}
            helperText={errors.password ?? passwordWords.rule}
          />
          <Button type="submit" variant="contained" size="medium" loading={pending} disabled={waiting}>
            {passwordWords.reset}
          </Button>
          {status === 404 && (
            <Button component={Link} to={forgotPath} size="medium">
              {passwordWords.requestAnew}
            </Button>
          )}
        </>
      )}
    </SignInFrame>
  );
}
