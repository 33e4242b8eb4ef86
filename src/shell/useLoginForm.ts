import { useAuthProvider } from 'react-admin';
import { useState, type FormEvent } from 'react';
import { loginWords } from '../i18n/login';
import { useSending } from './useSending';

const nothingMissing = { email: false, password: false };

/** What the sign-in page knows: what is missing, what the server refused, and how long to wait after a 429. */
export function useLoginForm() {
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
