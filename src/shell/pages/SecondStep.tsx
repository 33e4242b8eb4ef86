import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { startAuthentication } from '@simplewebauthn/browser';
import { useState, type FormEvent } from 'react';
import type { FactorKind } from '../../../domain/accounts/secondFactors';
import { apiFetch } from '../../api/http';
import { secondStepWords } from '../../i18n/secondFactor';
import { startSession, type Me } from '../../session/session';
import { SignInFrame, useSending } from './SignInFrame';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const finish = async (body: object) =>
  startSession(await apiFetch<Me>('/login/second-factor', { method: 'POST', body, once: false }));

/**
 * Signs in by a passkey: as the second step, or alone.
 * @throws like `apiFetch`
 */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await apiFetch<Options>('/login/passkey', { method: 'POST', body: {}, once: false });
  const passkey = await startAuthentication({ optionsJSON }).catch(() => {
    throw new Error(secondStepWords.refused);
  });
  await finish({ passkey });
}

interface Props {
  /** The kinds that the account has; recovery codes always work. */
  factors: readonly FactorKind[];
  /** @param message why the sign-in has to begin again */
  onBack: (message: string | null) => void;
}

/** The second step of signing in, after the password. */
export function SecondStep({ factors, onBack }: Props) {
  const { wait, message, errors, waiting, pending, send } = useSending();
  const [isMissing, setMissing] = useState(false);
  const hasPasskey = factors.includes('passkey') && 'PublicKeyCredential' in window;
  const hasApp = factors.includes('totp');
  const codeError = isMissing ? secondStepWords.codeMissing : errors.code;

  const attempt = (act: () => Promise<void>) =>
    send(() =>
      act().catch((error: Error & { status?: number }) => {
        // The first step has ended.
        if (error.status !== 401) throw error;
        onBack(error.message);
      }),
    );

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setMissing(code === '');
    if (code !== '') void attempt(() => finish({ code }));
  }

  return (
    <SignInFrame
      title={secondStepWords.title}
      error={wait ?? errors.passkey ?? (codeError ? null : message)}
      onSubmit={submit}
    >
      {hasPasskey && (
        <>
          <Button
            variant="contained"
            size="medium"
            autoFocus
            loading={pending}
            disabled={waiting}
            onClick={() => {
              setMissing(false);
              void attempt(signInByPasskey);
            }}
          >
            {secondStepWords.passkey}
          </Button>
          <Typography color="textSecondary">{secondStepWords.or}</Typography>
        </>
      )}
      <TextField
        name="code"
        label={secondStepWords.code}
        autoComplete="one-time-code"
        autoFocus={!hasPasskey}
        fullWidth
        slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        error={codeError !== undefined}
        helperText={codeError ?? (hasApp ? secondStepWords.appHint : secondStepWords.recoveryHint)}
      />
      <Button
        type="submit"
        variant={hasPasskey ? 'outlined' : 'contained'}
        size="medium"
        loading={pending}
        disabled={waiting}
      >
        {secondStepWords.submit}
      </Button>
      <Button size="medium" onClick={() => onBack(null)}>
        {secondStepWords.back}
      </Button>
    </SignInFrame>
  );
}
