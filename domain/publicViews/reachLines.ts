import { colonIn, type Locale } from '../locales';
import { callAddress, mailAddress } from '../values/addresses';
import type { Line } from './facts';

/** How somebody is called and written to. In: what is known, and what it is called. */
export const reachLines = (
  phone: string,
  email: string,
  words: { phone: string; email: string },
  locale: Locale,
): Line[] => [
  ...(phone === ''
    ? []
    : [{ before: `${words.phone}${colonIn(locale)} `, text: phone, href: callAddress(phone) ?? '' }]),
  ...(email === ''
    ? []
    : [{ before: `${words.email}${colonIn(locale)} `, text: email, href: mailAddress(email) ?? '' }]),
];
