/** A mail to an address; nothing for a text that is none. Encoded, so that an address can't bring a subject or hidden recipients of its own. */
export function mailAddress(email: string): string | undefined {
  return /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${encodeURIComponent(email).replace('%40', '@')}` : undefined;
}

/** A call to a number. Without `(0)`, which nobody dials from abroad; nothing for a text that is no number. */
export function callAddress(phone: string): string | undefined {
  const number = phone.replace(/\(0\)/, '').replace(/[\s()./'’–-]/g, '');
  return /^\+?\d{3,20}$/.test(number) ? `tel:${number}` : undefined;
}
