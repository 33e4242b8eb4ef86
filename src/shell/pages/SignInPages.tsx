import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import TextField from '@mui/material/TextField';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { useAuthProvider } from 'react-admin';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import Typography from '@mui/material/Typography';
import type { FactorKind } from '../../../domain/accounts/secondFactors';
import { forgotPath } from '../../../domain/accounts/passwordLinks';
import { providerPath, type ProviderRefusal } from '../../../domain/accounts/provider';
import { providerRefusals } from '../../i18n/account';
import { secondStepWords } from '../../i18n/secondFactor';
import { loginWords, passwordWords } from '../../i18n/shell';
import { useConfig, useHasPart } from '../../session/config';
import { hasSessionEnded, rememberedPlace, useMe, loadMe } from '../../session/session';
import { PasswordField } from '../../ui/PasswordField';
import { apiFetch, problemOf } from '../../api/http';
import { SignInFrame, useSending } from './SignInFrame';

const SecondStep = lazy(async () => ({ default: (await import('./SecondStep')).SecondStep }));

/** The sign-in page. Users who are signed in are sent to their previous page. */
export function LoginPage() {
  const me = useMe();
  const hasPasswords = useHasPart('passwords');
  const { provider } = useConfig();
  const { error, missing, waiting, pending, submit, signInAlone, factors, restart } = useLoginForm();
  // Browsers have no passkeys for IP addresses.
  const hasPasskeys = useHasPart('secondFactor') && 'PublicKeyCredential' in window && /[a-z]/i.test(location.hostname);
  const refused = new URLSearchParams(useLocation().search).get('refused');
  const reason = refused !== null && Object.hasOwn(providerRefusals, refused) ? (refused as ProviderRefusal) : null;
  if (me) return <Navigate to={rememberedPlace()} replace />;
  if (factors)
    return (
      <Suspense>
        <SecondStep factors={factors} onBack={restart} />
      </Suspense>
    );
  return (
    <SignInFrame title={loginWords.title} error={error ?? (reason && providerRefusals[reason])} onSubmit={submit}>
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
      {hasPasskeys && (
        <Button variant="outlined" size="medium" disabled={waiting || pending} onClick={signInAlone}>
          {secondStepWords.passkeyOnly}
        </Button>
      )}
      {hasPasswords && (
        <Button component={Link} to={forgotPath} size="medium">
          {passwordWords.forgot}
        </Button>
      )}
      {provider && (
        <>
          <Divider>{loginWords.or}</Divider>
          <Button href={providerPath} variant="outlined" size="medium">
            {provider.label}
          </Button>
        </>
      )}
    </SignInFrame>
  );
}

const nothingMissing = { email: false, password: false };

/** The state of the sign-in form: missing fields, the server's error, and the waiting time after a 429. */
function useLoginForm() {
  const authProvider = useAuthProvider();
  const [missing, setMissing] = useState(nothingMissing);
  const { pending, waiting, wait, status, message, errors, send, forgetRefusal } = useSending();
  /** The kinds of second factors of the account, once its password was right. */
  const [factors, setFactors] = useState<readonly FactorKind[] | null>(null);
  const [ended, setEnded] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    setMissing({ email: email === '', password: password === '' });
    setEnded(null);
    if (email === '' || password === '') return forgetRefusal();
    await send(async () => {
      try {
        await authProvider?.login({ email, password });
      } catch (error) {
        const asked = (problemOf(error)?.data as { factors?: FactorKind[] } | undefined)?.factors;
        if (!asked) throw error;
        setFactors(asked);
      }
    });
  }

  return {
    missing,
    pending,
    submit,
    waiting,
    factors,
    restart(why: string | null) {
      setFactors(null);
      setEnded(why);
    },
    signInAlone() {
      setMissing(nothingMissing);
      setEnded(null);
      void send(async () => (await import('./SecondStep')).signInByPasskey());
    },
    error: wait ?? ended ?? errors.passkey ?? (status === 401 ? loginWords.wrong : message),
  };
}

/** Requests a reset link by mail. The response does not reveal whether the account exists. */
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

/**
 * The page that the link in the mail opens: sets a new password. Needs no session, and ends all sessions of the
 * account.
 */
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
              {passwordWords.requestAgain}
            </Button>
          )}
        </>
      )}
    </SignInFrame>
  );
}
