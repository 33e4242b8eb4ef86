import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useId, type FormEventHandler, type ReactNode, useState } from 'react';
import { useConfig } from '../../session/config';
import { fieldErrors, problemOf } from '../../api/http';
import { httpWords, loginWords } from '../../i18n/shell';

interface SignInFrameProps {
  title: string;
  /** The reason why the server refused it. */
  error?: string | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A small centred form, on pages without a session. */
export function SignInFrame({ title, error, onSubmit, children }: SignInFrameProps) {
  const { productName } = useConfig();
  const heading = useId();
  useEffect(() => {
    document.title = `${title} – ${productName}`;
  }, [title, productName]);
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeContent: 'center', p: 2 }}>
      <Box
        component="form"
        noValidate
        onSubmit={onSubmit}
        aria-labelledby={heading}
        sx={{
          width: 'min(360px, calc(100vw - 32px))',
          display: 'grid',
          gap: 2,
          p: 4,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 2,
          borderTop: 4,
          borderTopColor: 'primary.main',
        }}
      >
        <div>
          <Typography color="textSecondary">{productName}</Typography>
          <Typography variant="h1" id={heading}>
            {title}
          </Typography>
        </div>
        {error && <Alert severity="error">{error}</Alert>}
        {children}
      </Box>
    </Box>
  );
}

interface Refusal {
  status?: number | undefined;
  message: string | null;
  /** The messages of individual fields. */
  errors: Record<string, string>;
}

const none: Refusal = { message: null, errors: {} };

/** Submits a small form; returns whether it is pending, why it was refused, and the waiting time after a 429. */
export function useSending() {
  const [refusal, setRefusal] = useState(none);
  const [pending, setPending] = useState(false);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  /** @returns the response; undefined if it was refused or cannot be sent at the moment */
  async function send<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    if (pending || seconds > 0) return undefined;
    setPending(true);
    setRefusal(none);
    try {
      return await call();
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.status === 429) setSeconds(Math.ceil(problem.retryAfter ?? 60));
      else
        setRefusal({
          status: problem?.status,
          message: problem?.detail ?? ((error as Error).message || httpWords.other),
          errors: fieldErrors(error),
        });
      return undefined;
    } finally {
      setPending(false);
    }
  }

  return {
    ...refusal,
    pending,
    waiting: seconds > 0,
    wait: seconds > 0 ? loginWords.wait(seconds) : null,
    send,
    forgetRefusal: () => setRefusal(none),
  };
}
