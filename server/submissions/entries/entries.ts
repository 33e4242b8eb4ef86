import type { FastifyInstance } from 'fastify';
import { contents } from '../../../domain/contents';
import type { Feature } from '../../../domain/features';
import { confirmDays, submissionForms, type SubmissionForm } from '../../../domain/submissions/submissionForms';
import { failedLink } from '../../../domain/submissions/verification';
import { listeningAddress } from '../../http/ownAddress';
import type { SubmissionKind } from '../kind';
import { confirmEntry, ownDays } from './confirm';
import { formOf, type Handed, type Surroundings } from './handedIn';
import { readOwn, withdraw } from './ownSubmission';
import { titleOf } from './record';

export const tag = 'Einreichungen';

/** Whether visitors may hand in such things: there is the type, and an inbox. */
export const takes = (features: Record<Feature, boolean>, { name }: SubmissionForm): boolean =>
  features[contents[name].feature] && features.PLUGIN_ENABLE_INBOX;
/** Whether they may hand in anything. */
export const takesAny = (features: Record<Feature, boolean>) => submissionForms.some((form) => takes(features, form));

/**
 * Where there is nobody who asks, links lead where people reach the product: without an address of its own nothing was
 * handed in either.
 */
export const surroundingsOf = (app: FastifyInstance): Surroundings => ({
  sender: app.config,
  host: app.config.publicUrl ?? listeningAddress(app),
});

/** What visitors hand in becomes an item of the inbox once they confirm it. */
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
  },
  read: async (_db, { request }) => shownOf(request as Handed),
  submit: (trx, link) => confirmEntry(trx, link, app.files, surroundingsOf(app)),
});

/** Who has handed something in takes it back or corrects it (routes.ts), as long as nobody has dealt with it. */
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
  },
  read: async (db, link) => ({ ...shownOf(link.request as Handed), ...(await readOwn(db, link)) }),
  submit: withdraw,
};

/** What pages of links show of a submission. */
export const shownOf = (handed: Handed) => ({
  locale: handed.locale,
  form: handed.form,
  title: titleOf(formOf(handed), handed.said),
});
