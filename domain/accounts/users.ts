import * as z from 'zod/mini';
import { roles, type Role } from '../access';
import { contents, notificationOf } from '../contents';
import { isEmail, noEmail, prepared } from '../values/values';

const known = [
  { id: 'CHMOS_INBOX', label: 'Neue Projekte aus der externen Schnittstelle' },
  { id: 'EVENTS_INBOX', label: 'Neue Termine von der Website' },
  { id: 'JOBS_INBOX', label: 'Neue Stellen von der Website' },
  { id: 'PUBLICATIONS_INBOX', label: 'Neue Publikationen von der Website' },
] as const;

/** Mail notifications that a user can subscribe to. */
export const notificationKinds: readonly { id: `${string}_INBOX`; label: string }[] = [
  ...known,
  ...Object.values(contents)
    .filter(({ name, handedIn }) => handedIn && !known.some(({ id }) => id === notificationOf(name)))
    .map(({ name, label }) => ({ id: notificationOf(name), label: `Neue ${label.plural} von der Website` })),
];

/** Roles that can be granted. */
export const roleLabels: Partial<Record<Role, string>> = {
  ROLE_EDITOR: 'Redakteur',
  ROLE_ADMIN: 'Admin',
  ROLE_SUPER_ADMIN: 'Super-Admin',
};

/** An account as administrators read it; the password is write-only. Timestamps are ISO 8601. */
export interface User {
  id: number;
  email: string;
  roles: Role[];
  notifications: string[];
  createdAt: string;
  updatedAt: string;
}

/** The default for saves: release at once, or keep in the inbox for now. */
const saveAnswers = ['release', 'keep'] as const;
export type SaveAnswer = (typeof saveAnswers)[number];

/** Settings of an account, for all devices. */
export interface OwnSettings {
  /** The default for all saves; null: ask each time. */
  saveAnswer: SaveAnswer | null;
}

/** An account as its owner reads it; `roles` are all effective ones. */
export interface Me extends User {
  settings: OwnSettings;
}

const email = z
  .string('Geben Sie bitte eine E-Mail-Adresse an.')
  .check(
    z.trim(),
    z.maxLength(180, 'Die E-Mail-Adresse ist zu lang: höchstens 180 Zeichen.'),
    z.refine(isEmail, noEmail),
  );

/** At least 8 characters, without spaces at the ends. */
export const passwordSchema = z.string('Geben Sie bitte ein Passwort an.').check(
  z.minLength(8, 'Das Passwort muss mindestens 8 Zeichen haben.'),
  z.maxLength(1_000, 'Das Passwort ist zu lang.'),
  z.refine((value) => value.trim() === value, 'Das Passwort darf nicht mit Leerzeichen beginnen oder enden.'),
  z.refine((value) => !value.includes('\0'), 'Das Passwort enthält ungültige Zeichen.'),
);

const emptyAsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value);
const listOfChoices = <const Choices extends readonly string[]>(choices: Choices, unknown: string) =>
  z.array(z.enum(choices, unknown), 'Hier wird eine Liste erwartet.').check(z.maxLength(50));
const noObject = 'Hier wird ein Objekt erwartet.';

/** A change of an account; without a password it keeps its own. */
export const userSchema = z.object(
  {
    email,
    password: prepared(emptyAsAbsent, z.optional(passwordSchema)),
    roles: listOfChoices(roles, 'Diese Rolle gibt es nicht.'),
    notifications: listOfChoices(
      notificationKinds.map(({ id }) => id),
      'Diese Benachrichtigung gibt es nicht.',
    ),
  },
  noObject,
);

/** A new account needs a password; roles and notifications default to none. */
export const newUserSchema = z.extend(userSchema, {
  password: prepared(emptyAsAbsent, passwordSchema),
  roles: z.prefault(userSchema.shape.roles, []),
  notifications: z.prefault(userSchema.shape.notifications, []),
});

export const loginSchema = z.object(
  {
    email: z.string('Geben Sie bitte eine E-Mail-Adresse an.').check(z.maxLength(1_000)),
    password: z.string('Geben Sie bitte ein Passwort an.').check(z.maxLength(1_000)),
  },
  noObject,
);

export const ownSettingsSchema = z.object(
  { saveAnswer: z.nullable(z.enum(saveAnswers, 'Diese Antwort gibt es nicht.')) },
  noObject,
);

export type Credentials = z.output<typeof loginSchema>;
