import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { apiFetch } from '../../api/http';
import { loginWords, passwordWords } from '../../i18n/shell';
import { SignInFrame } from '../pages/SignInFrame';
import { useSending } from '../useSending';

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
