import { useEffect, useState } from 'react';
import { fieldErrors, problemOf } from '../api/http';
import { httpWords, loginWords } from '../i18n/shell';

interface Refusal {
  status?: number | undefined;
  message: string | null;
  /** The messages of single fields. */
  errors: Record<string, string>;
}

const none: Refusal = { message: null, errors: {} };

/** Submits a small form: whether it is pending, why it was refused, and the waiting time after a 429. */
export function useSending() {
  const [refusal, setRefusal] = useState(none);
  const [pending, setPending] = useState(false);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  /** @returns the answer; undefined if it was refused or cannot be sent now */
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
          message: problem?.detail ?? httpWords.other,
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
