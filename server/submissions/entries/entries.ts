import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { contents } from '../../../domain/contents';
import type { Feature } from '../../../domain/features';
import { locales } from '../../../domain/locales';
import { allForms } from '../../../domain/submissions/allForms';
import { confirmDays, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import { failedLink } from '../../../domain/submissions/verification';
import { listeningAddress } from '../../http/ownAddress';
import type { SubmissionKind } from '../kind';
import { confirmEntry, ownDays } from './confirm';
import { formOf, type Handed, type Surroundings } from './handedIn';
import { readOwn, withdraw } from './ownSubmission';
import { titleOf } from './record';

export const tag = 'Einreichungen';

/** Whether a form is available: its type and the inbox are switched on. */
export const takes = (features: Record<Feature, boolean>, { name }: SubmissionForm): boolean =>
  features[contents[name].feature] && features.PLUGIN_ENABLE_INBOX;
/** Whether any form is available. */
export const takesAny = (features: Record<Feature, boolean>) => allForms.some((form) => takes(features, form));

/** Without a request, links use the public address; without one, nothing could have been submitted. */
export const surroundingsOf = (app: FastifyInstance): Surroundings => ({
  sender: app.config,
  host: app.config.publicUrl ?? listeningAddress(app),
});

/** What the pages of links show of a submission. */
export const shownSchema = { locale: z.enum(locales), form: z.string(), title: z.string() };

/** Submissions become inbox items once they are confirmed. */
export const entries = (app: FastifyInstance): SubmissionKind => ({
  name: 'entry',
  days: confirmDays,
  failed: failedLink,
  isOn: takesAny,
  route: {
    path: '/submissions/confirm',
    tag,
    bodyLimit: 1_000,
    read: 'Was ein Link bestätigt',
    submit: 'Eine Einreichung bestätigen',
    shown: z.object(shownSchema),
  },
  read: async (_db, { request }) => shownOf(request as Handed),
  submit: (trx, link) => confirmEntry(trx, link, app.files, surroundingsOf(app)),
});

/** Submitters withdraw or correct their submission (routes.ts) until it is decided. */
export const ownEntries: SubmissionKind = {
  name: 'own_entry',
  days: ownDays,
  failed: failedLink,
  isOn: takesAny,
  route: {
    path: '/submissions/own',
    tag,
    bodyLimit: 1_000,
    read: 'Die eigene Einreichung',
    submit: 'Die eigene Einreichung zurückziehen',
    shown: z.object({
      ...shownSchema,
      waits: z.boolean(),
      said: z.looseObject({}),
      documents: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  },
  read: async (db, link) => ({ ...shownOf(link.request as Handed), ...(await readOwn(db, link)) }),
  submit: withdraw,
};

export const shownOf = (handed: Handed) => ({
  locale: handed.locale,
  form: handed.form,
  title: titleOf(formOf(handed), handed.said),
});
