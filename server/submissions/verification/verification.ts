import { persons } from '../../../domain/types/person';
import { failedLink, linkDays, submissionSchema } from '../../../domain/submissions/verification';
import { parse } from '../../http/parse';
import type { SubmissionKind } from '../kind';
import { readOwnData } from './ownData';
import { submit } from './submit';

/** People are asked to confirm their data by a personal link. */
export const verification: SubmissionKind = {
  name: 'contact_verification',
  days: linkDays,
  failed: failedLink,
  isOn: (features) => features[persons.feature] && features.PLUGIN_ENABLE_INBOX,
  type: persons,
  route: {
    path: '/contacts/verify',
    tag: 'Bestätigung der Kontaktdaten',
    bodyLimit: 1_000_000,
    body: submissionSchema,
    read: 'Die eigenen Daten, über den persönlichen Link',
    submit: 'Die eigenen Daten bestätigen oder Änderungen vorschlagen',
  },
  read: (db, { recordId }) => readOwnData(db, recordId as number),
  submit: (trx, { recordId }, body) => submit(trx, recordId as number, parse(submissionSchema, body)),
};
