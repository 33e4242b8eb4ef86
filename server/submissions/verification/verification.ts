import * as z from 'zod';
import { locales } from '../../../domain/locales';
import { persons } from '../../../domain/types/person';
import {
  invalidLink,
  linkDays,
  submissionSchema,
  type OwnData,
  type Submission,
  type SubmissionOutcome,
} from '../../../domain/submissions/verification';
import { named } from '../../http/described';
import { parse } from '../../http/parse';
import type { SubmissionKind } from '../kind';
import { readOwnData } from './ownData';
import type { Transaction } from 'kysely';
import { nameOf } from '../../../domain/contentType';
import { proposeRecord } from '../../engine/write/repository';
import { HttpProblem } from '../../http/problems';
import { addItem } from '../../inbox/writeItems';
import type { Tables } from '../../tables';
import {
  applySubmission,
  dataOf,
  findMissingOrganisations,
  findChanges,
  sidesOf,
  withNewEmployments,
  findInvalidPhone,
} from './proposal';

const option = z.object({ id: z.number(), name: z.string(), translations: z.looseObject({}) });
const ownData = named<OwnData>('OwnData', () =>
  z.object({
    locale: z.enum(locales),
    person: z.looseObject({}),
    options: z.record(z.enum(['countries', 'states', 'languages', 'topics']), option.array()),
  }),
);

/** Personal links through which people confirm their data. */
export const verification: SubmissionKind = {
  name: 'contact_verification',
  days: linkDays,
  failed: invalidLink,
  isOn: (features) => features[persons.feature] && features.PLUGIN_ENABLE_INBOX,
  type: persons,
  route: {
    path: '/contacts/verify',
    tag: 'Bestätigung der Kontaktdaten',
    bodyLimit: 1_000_000,
    body: submissionSchema,
    read: 'Die eigenen Daten, über den persönlichen Link',
    submit: 'Die eigenen Daten bestätigen oder Änderungen vorschlagen',
    shown: ownData,
  },
  read: (db, { recordId }) => readOwnData(db, recordId as number),
  submit: (trx, { recordId }, body) => submit(trx, recordId as number, parse(submissionSchema, body)),
};

/**
 * Turns a person's changes into an inbox item, without writing the contact. Without changes or a deletion request, the
 * data counts as confirmed.
 * @throws 422 with all errors; 404 if the person no longer exists
 */
async function submit(
  trx: Transaction<Tables>,
  contact: number,
  submission: Submission,
): Promise<{ outcome: SubmissionOutcome; inboxId: number | null }> {
  const missing = [...findMissingOrganisations(submission), ...findInvalidPhone(submission)];
  const { values, current } = await proposeRecord(
    trx,
    persons,
    contact,
    (record: Record<string, any>) => applySubmission(record, submission),
    undefined,
  ).catch((error: unknown) => {
    throw error instanceof HttpProblem ? asVisitorProblem(error, missing) : error;
  });
  if (missing.length > 0) throw HttpProblem.invalid(missing);
  const before = current as Record<string, any>;
  const differences = findChanges(before, withNewEmployments(values, submission));
  if (differences.length === 0 && !submission.delete) return { outcome: 'confirmed', inboxId: null };
  const { id } = await addItem(trx, {
    type: 'contact_update',
    source: 'contact_verification',
    status: 'pending',
    title: nameOf(persons, before),
    internalId: contact,
    data: dataOf(differences, before, submission),
    ...sidesOf(differences),
  });
  return { outcome: 'proposed', inboxId: id };
}

function asVisitorProblem(problem: HttpProblem, missing: ReturnType<typeof findMissingOrganisations>): HttpProblem {
  if (problem.status === 404) return HttpProblem.notFound(invalidLink);
  return problem.errors ? HttpProblem.invalid([...problem.errors, ...missing]) : problem;
}
