import * as z from 'zod/mini';
import { roles, type Role } from '../access';
import { contents, contentTypeNames, notificationOf } from '../contents';
import { contentLocales, type ContentLocale } from '../locales';
import { scopedType } from './rights';
import { isObject } from '../values/isObject';
import { invalidEmail, isEmail, objectExpected, prepared } from '../values/values';

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
    .filter(({ name, submittable }) => submittable && !known.some(({ id }) => id === notificationOf(name)))
    .map(({ name, label }) => ({ id: notificationOf(name), label: `Neue ${label.plural} von der Website` })),
];

/** Roles that can be granted. */
export const roleLabels: Partial<Record<Role, string>> = {
  ROLE_EDITOR: 'Redakteur',
  ROLE_ADMIN: 'Admin',
  ROLE_SUPER_ADMIN: 'Super-Admin',
};

/** An account as administrators see it; the password is write-only. Timestamps are ISO 8601. */
export interface User {
  id: number;
  email: string;
  /** The name that colleagues see; '' if not set. */
  name: string;
  roles: Role[];
  notifications: string[];
  /** Cannot sign in any more, but is still named in the history. */
  isDisabled: boolean;
  /** Has no password yet; the link in its invitation lets its owner choose one. */
  isInvited: boolean;
  /** Signing in requires a passkey or a code in addition to the password. */
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
  /** See `Rights`; null means everything, and is always set for administrators. */
  writableTypes: string[] | null;
  writableLanguages: ContentLocale[] | null;
  createdAt: string;
  updatedAt: string;
}

/** What a save does: release at once, or keep the change in the inbox. */
const saveAnswers = ['release', 'keep'] as const;
export type SaveAnswer = (typeof saveAnswers)[number];

/** Settings of an account, shared by all devices. */
export interface OwnSettings {
  /** The default for all saves; null to ask each time. */
  saveAnswer: SaveAnswer | null;
}

/** An account as its owner sees it; `roles` are all effective ones. */
export interface Me extends User {
  settings: OwnSettings;
  /** A role requires a second factor, but none is set up. Until then, the account can do nothing else. */
  needsSecondFactor: boolean;
}

/** A session as its owner sees it. Timestamps are ISO 8601. */
export interface OwnSession {
  id: number;
  /** Browser and system, or ''. */
  device: string;
  signedInAt: string;
  lastUsedAt: string;
  /** The one that asks. */
  isCurrent: boolean;
  /** Used last from the network of the one that asks. */
  isHere: boolean;
}

const email = z
  .string('Geben Sie bitte eine E-Mail-Adresse an.')
  .check(
    z.trim(),
    z.maxLength(180, 'Die E-Mail-Adresse ist zu lang: höchstens 180 Zeichen.'),
    z.refine(isEmail, invalidEmail),
  );

const name = z.prefault(
  z.string('Geben Sie bitte einen Namen an.').check(
    z.trim(),
    z.maxLength(100, 'Der Name ist zu lang: höchstens 100 Zeichen.'),
    z.refine((value) => !/\p{Cc}/u.test(value), 'Der Name enthält ungültige Zeichen.'),
  ),
  '',
);

/** At least 8 characters, without spaces at the ends. */
export const passwordSchema = z.string('Geben Sie bitte ein Passwort an.').check(
  z.minLength(8, 'Das Passwort muss mindestens 8 Zeichen haben.'),
  z.maxLength(1_000, 'Das Passwort ist zu lang.'),
  z.refine((value) => value.trim() === value, 'Das Passwort darf nicht mit Leerzeichen beginnen oder enden.'),
  z.refine((value) => !value.includes('\0'), 'Das Passwort enthält ungültige Zeichen.'),
);

const yesOrNo = z.boolean('Hier wird Ja oder Nein erwartet.');
const emptyAsAbsent = (value: unknown) => (value === '' || value === null ? undefined : value);
const listOfChoices = <const Choices extends readonly string[]>(choices: Choices, unknown: string) =>
  z.array(z.enum(choices, unknown), 'Hier wird eine Liste erwartet.').check(z.maxLength(50));

/** The types to which the rights of an account can be restricted. */
export const writableTypes: readonly string[] = [...new Set(contentTypeNames.map(scopedType))];

/** At least one of the choices, or null for all. */
const restriction = <const Choices extends readonly string[]>(choices: Choices, none: string) =>
  z.prefault(z.nullable(listOfChoices(choices, 'Dieses Recht gibt es nicht.').check(z.minLength(1, none))), null);

/** A change to an account; without a password it keeps the current one. */
export const userSchema = z.object(
  {
    email,
    name,
    password: prepared(emptyAsAbsent, z.optional(passwordSchema)),
    roles: listOfChoices(roles, 'Diese Rolle gibt es nicht.'),
    notifications: listOfChoices(
      notificationKinds.map(({ id }) => id),
      'Diese Benachrichtigung gibt es nicht.',
    ),
    isDisabled: z.prefault(yesOrNo, false),
    writableTypes: restriction(writableTypes, 'Wählen Sie bitte mindestens einen Inhaltstyp.'),
    writableLanguages: restriction(contentLocales, 'Wählen Sie bitte mindestens eine Sprache.'),
  },
  objectExpected,
);

/** A new account; roles and notifications default to none. */
const newUser = z.extend(userSchema, {
  roles: z.prefault(userSchema.shape.roles, []),
  notifications: z.prefault(userSchema.shape.notifications, []),
  /** Mails a link to choose a password. */
  isInvited: z.prefault(yesOrNo, false),
});
const newUserWithPassword = z.extend(newUser, { password: prepared(emptyAsAbsent, passwordSchema) });
const invitedUser = z.omit(newUser, { password: true });

/** The schema of a new account, which needs a password unless it is invited. */
export const newUserSchemaFor = (input: unknown) =>
  isObject(input) && input.isInvited === true ? invitedUser : newUserWithPassword;
/** The same schema for the API documentation. */
export const newUserSchema = newUser;

export const loginSchema = z.object(
  {
    email: z.string('Geben Sie bitte eine E-Mail-Adresse an.').check(z.maxLength(1_000)),
    password: z.string('Geben Sie bitte ein Passwort an.').check(z.maxLength(1_000)),
  },
  objectExpected,
);

export const ownSettingsSchema = z.object(
  { saveAnswer: z.nullable(z.enum(saveAnswers, 'Diese Antwort gibt es nicht.')) },
  objectExpected,
);

export type Credentials = z.output<typeof loginSchema>;
