import * as z from 'zod/mini';
import type { persons } from '../types/person';
import { cleanText, listOf, recordId, requiredList } from '../values/values';

/** Asking people to confirm their data: docs/decisions/verification.md. */

/** What a person sees of themselves and may correct, beside their employments: nothing that editors note about them. */
export const ownFields = [
  'gender',
  'academicTitle',
  'firstName',
  'lastName',
  'street',
  'zipCode',
  'city',
  'country',
  'state',
  'language',
  'email',
  'phone',
  'linkedIn',
  'website',
  'description',
  'topics',
] as const satisfies readonly (keyof typeof persons.fields)[];

/** A link holds so many days. */
export const linkDays = 30;
/** Who was written to within so many days stands out. */
export const recentDays = 30;

/** Where a link leads. */
export const verificationPath = '/contacts/verify/';

/** One answer for links that are used, expired or were never given. */
export const failedLink =
  'Verifizierung fehlgeschlagen: Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.';

const noObject = 'Hier wird ein Objekt erwartet.';
const role = z.prefault(cleanText(128), '');
const roleIn = z.prefault(z.object({ role }, noObject), {});
/** The organisation is a text: which of ours it is, or that it is a new one, is the editor's to say. */
const newEmployment = z.object(
  {
    organisation: z.prefault(cleanText(255), ''),
    role,
    translations: z.prefault(z.object({ fr: roleIn, it: roleIn }, noObject), {}),
  },
  noObject,
);
export type NewEmployment = z.output<typeof newEmployment>;

/**
 * What a person sends: only what they have changed. `changes` has the shape of a person; employments by their ids. Who
 * changes nothing says so by an empty one: a body of another shape must not pass for that, since the link is used up by
 * it.
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
  'Hier wird ein Objekt mit «changes» erwartet; daneben gibt es «removeEmploymentIds», «newEmployments», «comment» und «delete».',
);
export type Submission = z.output<typeof submissionSchema>;

/** What became of a submission: without changes the data counts as confirmed. */
export type SubmissionOutcome = 'confirmed' | 'proposed';

const noReceivers = 'Hier wird ein Objekt mit «emails» erwartet: einer Liste von Ids.';
export const sendSchema = z.object({ emails: requiredList(recordId, 20_000, noReceivers) }, noReceivers);

type SkipReason = 'unknown' | 'company' | 'noEmail';

/** What sending has come to: the mails wait in the outbox. */
export interface Sending {
  /** Names the mails of this call, to ask how far they are. Null where there were none. */
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

/** Somebody who may be asked. Moments are ISO 8601 in UTC. */
export interface Receiver {
  id: number;
  name: string;
  email: string;
  sentAt: string | null;
  confirmedAt: string | null;
}

/** An entry of a reference list as the public form offers it. */
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

/** The person as they see themselves. */
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
