import * as z from 'zod/mini';
import { objectExpected } from '../values/values';
import { passwordSchema } from './users';

const given = z.string('Geben Sie bitte ein Passwort an.').check(z.maxLength(1_000, 'Das Passwort ist zu lang.'));

/** `POST /me/password`. */
export const ownPasswordSchema = z.object({ currentPassword: given, password: passwordSchema }, objectExpected);

export const forgotPasswordSchema = z.object(
  { email: z.string('Geben Sie bitte eine E-Mail-Adresse an.').check(z.maxLength(1_000)) },
  objectExpected,
);

export const resetPasswordSchema = z.object(
  { code: z.string('Der Link ist unvollständig.').check(z.maxLength(200)), password: passwordSchema },
  objectExpected,
);
