import { useEffect, useState, type FormEvent } from 'react';
import { useAuthProvider } from 'react-admin';
import { problemOf } from '../api/http';
import { httpTexts } from '../i18n/http';
import { loginTexts } from '../i18n/login';

const nothingMissing = { email: false, password: false };

/** What the sign-in page knows: what is missing, what the server refused, and how long to wait after a 429. */
export function useLoginForm() {
  const authProvider = useAuthProvider();
  const [missing, setMissing] = useState(nothingMissing);
  const [message, setMessage] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [seconds, setSeconds] = useState(0);

  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email')).trim();
    const password = String(data.get('password'));
    setMissing({ email: email === '', password: password === '' });
    setMessage(null);
    if (email === '' || password === '' || pending || seconds > 0) return;
    setPending(true);
    try {
      await authProvider?.login({ email, password });
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.status === 401) setMessage(loginTexts.wrong);
      else if (problem?.status === 429) setSeconds(Math.ceil(problem.retryAfter ?? 60));
      else setMessage(problem?.detail ?? httpTexts.other);
    } finally {
      setPending(false);
    }
  }

  return { missing, pending, submit, waiting: seconds > 0, error: seconds > 0 ? loginTexts.wait(seconds) : message };
}
