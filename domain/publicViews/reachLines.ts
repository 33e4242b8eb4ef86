import { callAddress, mailAddress } from '../values/addresses';
import type { Line } from './facts';

/** How somebody is called and written to. In: what is known, what it is called, and what stands between. */
export const reachLines = (phone: string, email: string, words: { phone: string; email: string }, colon: string): Line[] => [
  ...(phone === '' ? [] : [{ before: `${words.phone}${colon}`, text: phone, href: callAddress(phone) ?? '' }]),
  ...(email === '' ? [] : [{ before: `${words.email}${colon}`, text: email, href: mailAddress(email) ?? '' }]),
];
