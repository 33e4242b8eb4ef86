import * as z from 'zod/mini';
import { passwordSchema } from './users';

const noObject = 'Hier wird ein Objekt erwartet.';
const given = z.string('Geben Sie bitte ein Passwort an.').check(z.maxLength(1_000, 'Das Passwort ist zu lang.'));

/** `POST /me/password`. */
export const ownPasswordSchema = z.object({ currentPassword: given, password: passwordSchema }, noObject);

export const forgotPasswordSchema = z.object(
  { email: z.string('Geben Sie bitte eine E-Mail-Adresse an.').check(z.maxLength(1_000)) },
  noObject,
);

export const resetPasswordSchema = z.object(
  { code: z.string('Der Link ist unvollständig.').check(z.maxLength(200)), password: passwordSchema },
  noObject,
);
