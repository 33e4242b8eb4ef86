import * as z from 'zod/mini';
import { cleanText, listOf, objectExpected, recordId, requiredList } from '../values/values';

/** Requests to people to confirm their data: docs/decisions/verification.md. */

/** How many days a link is valid. */
export const linkDays = 30;
/** People who received a mail within this many days are marked. */
export const recentDays = 30;

/** The path of links. */
export const verificationPath = '/contacts/verify/';

/** One message for used, expired and unknown links, so that it reveals nothing. */
export const invalidLink =
  'Verifizierung fehlgeschlagen: Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.';

/** In the `data` of a 404 if the link has already been used, so that the page can say so. */
export interface UsedLink {
  isUsed: true;
}

const role = z.prefault(cleanText(128), '');
const roleIn = z.prefault(z.object({ role }, objectExpected), {});
/** The organisation is free text; an editor decides whether it is an existing one. */
const newEmployment = z.object(
  {
    organisation: z.prefault(cleanText(255), ''),
    role,
    translations: z.prefault(z.object({ fr: roleIn, it: roleIn }, objectExpected), {}),
  },
  objectExpected,
);
export type NewEmployment = z.output<typeof newEmployment>;

/**
 * The body of a submission: changes only, in the shape of a person, with employments by id. Confirming without changes
 * requires an explicit empty object: a malformed body must not count as confirmation, because the link works only once.
 */
export const submissionSchema = z.strictObject(
  {
    changes: z.record(
      z.string(),
      z.unknown(),
      'Hier wird ein Objekt mit den Änderungen erwartet, leer wo es keine gibt.',
    ),
    removeEmploymentIds: z.prefault(listOf(recordId, 500), []),
    newEmployments: z.prefault(listOf(newEmployment, 20), []),
    comment: z.prefault(cleanText(5_000), ''),
    delete: z.prefault(z.boolean('Hier wird Ja oder Nein erwartet.'), false),
  },
  'Hier wird ein Objekt mit «changes» erwartet; daneben gibt es «removeEmploymentIds», «newEmployments», «comment» ' +
    'und «delete».',
);
export type Submission = z.output<typeof submissionSchema>;

/** The outcome of a submission: without changes it confirms the data. */
export type SubmissionOutcome = 'confirmed' | 'proposed';

const noRecipients = 'Hier wird ein Objekt mit «emails» erwartet: einer Liste von Ids.';
export const sendSchema = z.object({ emails: requiredList(recordId, 20_000, noRecipients) }, noRecipients);

type SkipReason = 'unknown' | 'company' | 'noEmail';

/** The result of a mailing; its mails are in the outbox. */
export interface Sending {
  /** Identifies the mails of this mailing, to query their progress. Null if there were none. */
  batch: string | null;
  queued: number;
  skipped: { id: number; reason: SkipReason }[];
}

export interface SendingProgress {
  total: number;
  sent: number;
  failed: number;
  waiting: number;
}

/** A person who can receive a mail. Timestamps are ISO 8601 in UTC. */
export interface Recipient {
  id: number;
  name: string;
  email: string;
  sentAt: string | null;
  confirmedAt: string | null;
}

/** A reference as the public form offers it. */
export interface OwnOption {
  id: number;
  name: string;
  translations: { fr?: { name?: string }; it?: { name?: string } };
}

type Texts<Name extends string> = { fr?: Partial<Record<Name, string>>; it?: Partial<Record<Name, string>> };

export interface OwnEmployment {
  id: number;
  role: string;
  translations: Texts<'role'>;
  company: { name: string; translations: Texts<'name'> };
}

/** A person's own data, as they see it. */
export interface OwnPerson {
  gender: string;
  academicTitle: string;
  firstName: string;
  lastName: string;
  street: string;
  zipCode: string;
  city: string;
  country: { id: number } | null;
  state: { id: number } | null;
  language: { id: number } | null;
  email: string;
  phone: string;
  linkedIn: string;
  website: string;
  description: string;
  topics: { id: number }[];
  translations: Texts<'city' | 'website' | 'description'>;
  employments: OwnEmployment[];
}

/** `GET /contacts/verify/{code}`. */
export interface OwnData {
  locale: 'de' | 'fr' | 'it';
  person: OwnPerson;
  options: Record<'countries' | 'states' | 'languages' | 'topics', OwnOption[]>;
}
