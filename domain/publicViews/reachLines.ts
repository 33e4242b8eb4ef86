import { colonIn, type Locale } from '../locales';
import { callAddress, mailAddress } from '../values/addresses';
import type { Line } from './facts';

/** Phone and email as lines with their labels. */
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
