import * as z from 'zod';
import { locales } from '../../../domain/locales';
import { optInDays, type OptIn } from '../../../domain/submissions/newsletter';
import { failedLink } from '../../../domain/submissions/verification';
import { contactGroups } from '../../../domain/types/contactGroup';
import { persons } from '../../../domain/types/person';
import type { SubmissionKind } from '../kind';
import { confirmOptIn, readOptIn } from './optIn';

/** Newsletter subscriptions are confirmed through a link. */
export const newsletter: SubmissionKind = {
  name: 'newsletter',
  days: optInDays,
  failed: failedLink,
  isOn: (features) => features[persons.feature] && features[contactGroups.feature] && features.PLUGIN_ENABLE_INBOX,
  route: {
    path: '/contact-groups/confirm-opt-in',
    tag: 'Newsletter',
    bodyLimit: 20_000,
    read: 'Wofür ein Link eine Anmeldung bestätigt',
    submit: 'Eine Anmeldung bestätigen',
    shown: z.object({ locale: z.enum(locales), groups: z.array(z.string()) }),
  },
  read: (db, { request }) => readOptIn(db, request as OptIn),
  submit: confirmOptIn,
};
