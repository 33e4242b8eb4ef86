import { describe, expect, it } from 'vitest';
import { newUserSchema } from '../accounts/users';
import { cleanEmail } from './values';

describe('an email address', () => {
  const field = cleanEmail(254);
  it.each(['anna@example.org', 'a.b+c@sub.example.ch', "o'neil@bürgergemeinde.ch", 'x@xn--bcher-kva.example'])(
    '%j is valid, here and in accounts',
    (address) => {
      expect(field.safeParse(address)).toMatchObject({ success: true, data: address });
      expect(
        newUserSchema.safeParse({ email: address, password: 'lang genug', roles: [], notifications: [] }).success,
      ).toBe(true);
    },
  );

  it.each([
    'anna@example',
    'anna',
    '@example.org',
    'anna@',
    'anna @example.org',
    'Anna <anna@example.org>',
    'a@b.ch; c@d.ch',
    'a@b@c.ch',
    'anna@example..org',
    'anna@.org',
    'anna@example.o',
  ])('%j is invalid, here and in accounts', (address) => {
    expect(field.safeParse(address)).toMatchObject({
      success: false,
      error: { issues: [{ message: 'Das ist keine gültige E-Mail-Adresse.' }] },
    });
    expect(
      newUserSchema.safeParse({ email: address, password: 'lang genug', roles: [], notifications: [] }).success,
    ).toBe(false);
  });

  it('may be empty, and is trimmed', () => {
    expect(field.safeParse(null)).toMatchObject({ data: '' });
    expect(field.safeParse(' anna@example.org ')).toMatchObject({ data: 'anna@example.org' });
  });
});
