import { feedbackReport } from '../../../domain/administration/telemetry';
import { feedbackEmbed, maxCommentLength } from '../../../domain/embeds/feedbackEmbed';
import { apiBase, type Problem } from '../../../domain/http';
import type { ReferenceEntry } from '../../../domain/references';
import { localized, type Locale } from '../../../domain/locales';
import { optInPath, type OptInData } from '../../../domain/submissions/newsletter';
import { comment, organisation, role, sections } from '../../../domain/submissions/forms/person';
import { answerField } from '../../../domain/submissions/submissionAnswers';
import { allForms } from '../../../domain/submissions/allForms';
import {
  confirmPath,
  formPath,
  isFieldShown,
  ownPath,
  questionPath,
  submittedPath,
  type OwnSubmission,
  type QuestionData,
  type SubmissionData,
  type SubmissionField,
  type SubmissionForm,
} from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import {
  verificationPath,
  type OwnData,
  type SubmissionOutcome,
  type UsedLink,
} from '../../../domain/submissions/verification';
import { escapeHtml } from '../../../domain/values/escapeHtml';
import { plainText } from '../../../domain/lists/search';
import { failureText } from '../form/calls';
import { valueAt, withValueAt, type Values } from '../form/context';
import { optionsIn } from '../list/calls';
import { employmentParts, type PlainFormProps } from './PlainForm';
import { fieldsAt, withPosted, type Posted } from './postedValues';
import { bodyOf, valuesOfOwn, type SentDocument } from '../submission/answers';
import { emptyEmployment, hasChanges, submissionOf, unedited, type Edited } from '../verification/changes';
import { problemsIn } from '../verification/VerificationForm';
import { feedbackWords } from '../../i18n/embed';
import { optInWords, submissionWords } from '../../i18n/submissions';
import { verificationWords } from '../../i18n/visitors';

/** What a page without scripts shows after reading or sending. */
export type Outcome =
  { form: PlainFormProps; status?: number } | { title: string; text: string; status?: number } | { redirect: string };

/** A request for a page without scripts. */
export interface Visit {
  /** The form's name or the link's code. */
  code: string;
  locale: Locale;
  /** What was sent, if anything. */
  posted: Posted | undefined;
  /** Hidden inputs of every form: see `callOnce`. */
  hidden: Record<string, string>;
  privacyUrl: (form: string, locale: Locale) => string;
  /** The page that linked here. */
  referrer: string;
  /** Calls the API as the visitor's browser would, so that its limits and checks apply. */
  call: <Data>(method: 'GET' | 'POST', path: string, body?: object) => Promise<Called<Data>>;
  /** The same for what must happen once: a page that is sent again gets the first response. */
  callOnce: <Data>(path: string, body: object | Buffer) => Promise<Called<Data>>;
  optionsOf: (fields: readonly SubmissionField[]) => Promise<Record<string, ReferenceEntry[]>>;
}

export type Called<Data> = { status: number; data: Data | undefined } & Pick<Partial<Problem>, 'errors'>;

/** Forms and links for browsers without scripts: each reads and sends through the same API as the page with scripts. */
type PlainPage = (visit: Visit) => Promise<Outcome>;

const nothing: Values = {};

/** What the page says instead of its content if the link or the server failed. */
function failed(locale: Locale, { status, data }: Called<unknown>, used: { title?: string; text: string }): Outcome {
  const words = verificationWords[locale];
  if ((data as UsedLink | undefined)?.isUsed)
    return { title: used.title ?? words.usedTitle, text: used.text, status: 410 };
  if (status === 404) return { title: words.failedTitle, text: words.failed, status };
  if (status === 429) return { title: words.failedTitle, text: words.tooMany, status };
  return { title: words.title, text: words.unreachable, status };
}

/** Uploads the chosen documents, together with those sent before. */
async function documentsOf({ posted, callOnce, locale }: Visit) {
  const sent = (posted?.all('files') ?? []).flatMap((text): SentDocument[] => {
    try {
      const { code, id, name } = JSON.parse(text) as SentDocument;
      return [{ name: String(name), ...(code !== undefined && { code }), ...(id !== undefined && { id }) }];
    } catch {
      return [];
    }
  });
  const problems = [];
  for (const file of posted?.files ?? []) {
    const bytes = Buffer.from(await file.arrayBuffer());
    const { status, data } = await callOnce<{ code: string }>(
      `/submissions/documents?name=${encodeURIComponent(file.name)}`,
      bytes,
    );
    if (data) sent.push({ code: data.code, name: file.name });
    else {
      const { fileSize, fileType } = submissionProblems[locale];
      const text = status === 413 ? fileSize : (failureText(status, submissionWords[locale]) ?? fileType);
      problems.push({ field: `files.${file.name}`, message: `${file.name}: ${text}` });
    }
  }
  return { sent, problems };
}

const optionsFor = async ({ optionsOf, locale }: Visit, fields: readonly SubmissionField[]) => {
  const entries = await optionsOf(fields);
  return Object.fromEntries(
    fields.flatMap((field) =>
      'list' in field
        ? [
            [
              field.list,
              optionsIn(entries[field.list] ?? [], field.context as never, locale).map(({ value, names }) => ({
                id: Number(value),
                name: names[0] ?? '',
              })),
            ],
          ]
        : [],
    ),
  );
};

/** Nobody fills in a form so fast, in milliseconds: the server refuses it. */
const elapsedSince = (openedAt: string) => (Date.now() - Number(openedAt) < 3_000 ? 0 : null);

/** The form of a submission, or of its correction. */
async function submissionForm(
  visit: Visit,
  form: SubmissionForm,
  { start, url, own }: { start: Values; url: string; own?: true },
): Promise<Outcome | 'sent' | 'decided'> {
  const { locale, posted, hidden, callOnce } = visit;
  const words = submissionWords[locale];
  const contact = form.contact.filter(({ kind }) => !own || kind !== 'email');
  const fields = [...fieldsAt(form.fields), ...fieldsAt(contact, 'contactInfo.')];
  const hasDocuments = Object.keys(form.fileTypes).length > 0;
  const shown = (values: Values, problems: PlainProblems, message?: string): Outcome => ({
    status: posted ? 422 : 200,
    form: {
      locale,
      title: own ? words.correctTitle : form.title[locale],
      texts: [own ? words.correctText : form.intro[locale]],
      parts: [
        { fields: fieldsAt(form.fields) },
        { title: words.contact, fields: fieldsAt(contact, 'contactInfo.') },
      ].filter((part) => part.fields.length > 0),
      values,
      options,
      problems,
      message,
      documents: hasDocuments ? { form, sent: (values.files ?? []) as SentDocument[] } : undefined,
      hidden,
      privacy: contact.length > 0 ? { text: words.privacy, url: visit.privacyUrl(form.name, locale) } : undefined,
      buttons: own
        ? [
            { label: words.sendChanges, value: 'send' },
            { label: words.withdraw, value: 'withdraw', isQuiet: true },
          ]
        : [{ label: words.send, value: 'send' }],
    },
  });
  const options = await optionsFor(visit, [...form.fields, ...contact]);
  if (!posted) return shown(start, []);
  const documents = await documentsOf(visit);
  const values = { ...withPosted(start, fields, posted), files: documents.sent };
  if (documents.problems.length > 0) return shown(values, documents.problems);
  const body = bodyOf(form, values, posted.text('leaveEmpty'), 0);
  const answer = await callOnce(url, { ...body, elapsed: elapsedSince(hidden.openedAt ?? '') });
  if (answer.status < 300) return 'sent';
  if (answer.status === 409 && own) return 'decided';
  const problems = answer.errors ?? [];
  return shown(values, problems, failureText(answer.status, words) ?? (problems.length > 0 ? undefined : words.other));
}

type PlainProblems = readonly { field: string; message: string }[];

const entryPage: PlainPage = async (visit) => {
  const { code, locale } = visit;
  if (code === feedbackEmbed.embed) return feedbackPage(visit);
  const form = allForms.find(({ name }) => name === code) as SubmissionForm;
  const outcome = await submissionForm(visit, form, { start: nothing, url: `/${form.name}/embed/${locale}` });
  return typeof outcome === 'string' ? { redirect: `${apiBase}${submittedPath}${locale}` } : withAction(outcome, visit);
};

/** The result of a post is a page that may be framed, like the form. */
const withAction = (outcome: Outcome, { code, locale }: Visit): Outcome =>
  'form' in outcome
    ? { ...outcome, form: { ...outcome.form, action: `${formPath}${code}?lang=${locale}&plain=1` } }
    : outcome;

async function feedbackPage(visit: Visit): Promise<Outcome> {
  const { locale, posted, hidden, callOnce } = visit;
  const words = feedbackWords[locale];
  const title = feedbackEmbed.title[locale];
  const page = (posted?.text('page') ?? visit.referrer).replace(/[?#].*$/s, '').slice(0, 500);
  const text = (posted?.text('comment') ?? '').trim();
  const shown = (message?: string): Outcome => ({
    form: {
      locale,
      title,
      action: `${formPath}${feedbackEmbed.embed}?lang=${locale}&plain=1`,
      parts: [
        {
          fields: fieldsAt([
            {
              kind: 'multiline',
              name: 'comment',
              max: maxCommentLength,
              label: { [locale]: words.comment } as SubmissionField['label'],
              help: { [locale]: words.hint } as SubmissionField['label'],
            },
          ]),
        },
      ],
      values: { comment: text },
      message,
      hidden: { ...hidden, page },
      buttons: [
        { label: words.yes, value: 'yes' },
        { label: words.no, value: 'no' },
      ],
    },
  });
  if (!posted) return shown();
  // The usual response for bots.
  if (posted.text('leaveEmpty') !== '') return { title, text: words.thanks };
  const isGood = posted.text('action') === 'yes';
  const { status } = await callOnce('/logs/telemetry', feedbackReport(page, isGood, text.slice(0, maxCommentLength)));
  return status < 300 ? { title, text: words.thanks } : { ...shown(words.failed), status };
}

/** A page with a button that confirms. */
const confirming =
  <Data extends { locale: Locale }>(
    api: string,
    wordsIn: (locale: Locale) => Record<'title' | 'confirm' | 'doneTitle' | 'done', string>,
    about: (data: Data, visit: Visit) => Pick<PlainFormProps, 'texts' | 'privacy'>,
  ): PlainPage =>
  async (visit) => {
    const { code, posted, call, hidden } = visit;
    const address = `${api}/${encodeURIComponent(code)}`;
    const read = await call<Data>('GET', address);
    const locale = read.status === 200 && read.data ? read.data.locale : visit.locale;
    const words = wordsIn(locale);
    if (read.status !== 200 || !read.data) return failed(locale, read, { text: words.done });
    if (posted) {
      const sent = await call('POST', address, {});
      return sent.status < 300
        ? { title: words.doneTitle, text: words.done }
        : failed(locale, sent, { text: words.done });
    }
    return {
      form: {
        locale,
        title: words.title,
        parts: [],
        values: nothing,
        hidden,
        buttons: [{ label: words.confirm, value: 'confirm' }],
        ...about(read.data, visit),
      },
    };
  };

const confirmPage = confirming<SubmissionData>(
  '/submissions/confirm',
  (locale) => {
    const { confirmTitle: title, confirm, thanks: doneTitle, confirmed: done } = submissionWords[locale];
    return { title, confirm, doneTitle, done };
  },
  ({ title, locale }) => ({ texts: [`${submissionWords[locale].confirmText} ${title}`] }),
);

const optInPage = confirming<OptInData>(
  '/contact-groups/confirm-opt-in',
  (locale) => optInWords[locale],
  ({ groups, locale }, { privacyUrl }) => ({
    texts: [optInWords[locale].intro, groups.join(', ')],
    privacy: { text: optInWords[locale].privacy, url: privacyUrl('newsletter', locale) },
  }),
);

const ownPage: PlainPage = async (visit) => {
  const { code, locale, posted, call } = visit;
  const words = submissionWords[locale];
  const address = `/submissions/own/${encodeURIComponent(code)}`;
  const withdrawn = { title: words.withdrawnTitle, text: words.withdrawn };
  const decided = { title: words.ownTitle, text: words.decided, status: 409 };
  const read = await call<OwnSubmission>('GET', address);
  if (read.status !== 200 || !read.data) return failed(locale, read, withdrawn);
  const own = read.data;
  const form = allForms.find(({ name }) => name === own.form);
  if (!own.waits || !form) return decided;
  if (posted?.text('action') === 'withdraw') {
    const sent = await call('POST', address, {});
    if (sent.status === 409) return decided;
    return sent.status < 300 ? withdrawn : failed(locale, sent, withdrawn);
  }
  const outcome = await submissionForm(visit, form, {
    start: valuesOfOwn(form, own),
    url: `${address}/corrections`,
    own: true,
  });
  if (outcome === 'decided') return decided;
  return outcome === 'sent' ? { title: words.thanks, text: words.corrected } : outcome;
};

const questionPage: PlainPage = async ({ code, locale, posted, call, hidden }) => {
  const words = submissionWords[locale];
  const address = `/submissions/questions/${encodeURIComponent(code)}`;
  const done = { title: words.thanks, text: words.answered };
  const decided = { title: words.questionTitle, text: words.decided, status: 409 };
  const read = await call<QuestionData>('GET', address);
  if (read.status !== 200 || !read.data) return failed(locale, read, done);
  if (!read.data.waits) return decided;
  const answer = posted?.text('answer') ?? '';
  const sent = posted && (await call('POST', address, { answer }));
  if (sent?.status === 409) return decided;
  if (sent && sent.status < 300) return done;
  return {
    status: sent?.status ?? 200,
    form: {
      locale,
      title: words.questionTitle,
      texts: [`${words.questionText} ${read.data.title}`, read.data.question],
      parts: [{ fields: fieldsAt([answerField]) }],
      values: { answer },
      problems: sent?.errors ?? [],
      message: sent && !sent.errors ? (failureText(sent.status, words) ?? words.other) : undefined,
      hidden,
      buttons: [{ label: words.sendAnswer, value: 'send' }],
    },
  };
};

const inEveryLanguage = (field: SubmissionField, path: string) => {
  if (!field.translated) return [{ field, path }];
  const [, within = '', name = ''] = /^(.*\.)?([^.]+)$/.exec(path) ?? [];
  const { translated: _, ...single } = field;
  return [path, `${within}translations.fr.${name}`, `${within}translations.it.${name}`].map((one) => ({
    field: single as SubmissionField,
    path: one,
  }));
};

/** Formatted text as lines; edited, it becomes paragraphs. */
const linesOf = (text: unknown) =>
  String(text ?? '')
    .replace(/<br\s*\/?>|<\/(p|li|h\d|tr|div)>/gi, '$&\n')
    .split('\n')
    .map((line) => plainText(line))
    .filter(Boolean)
    .join('\n');
const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
const formatted = ['description', 'translations.fr.description', 'translations.it.description'];
const newRows = 2;

const verificationPage: PlainPage = async (visit) => {
  const { code, posted, call, hidden } = visit;
  const address = `/contacts/verify/${encodeURIComponent(code)}`;
  const read = await call<OwnData>('GET', address);
  const locale = read.status === 200 && read.data ? read.data.locale : visit.locale;
  const words = verificationWords[locale];
  if (read.status !== 200 || !read.data) return failed(locale, read, { text: words.used });
  const { person, options } = read.data;
  // What the form was filled with: a field that the person left alone is not sent.
  const before = beforeOf(posted?.text('before') ?? '') ?? person;
  const own = sections.flatMap(({ fields }) => fields);
  const paths = [...own, comment].flatMap((field) => inEveryLanguage(field, field.name));
  const start: Edited = {
    ...unedited(before),
    newEmployments: Array.from({ length: newRows }, () => emptyEmployment),
  };
  let edited = formatted.reduce((values, path) => withValueAt(values, path, linesOf(valueAt(values, path))), start);
  if (posted) {
    const employments = [
      ...before.employments.map((_, index) => `employments.${index}.role`),
      ...start.newEmployments.map((_, index) => `newEmployments.${index}.role`),
    ].flatMap((path) => inEveryLanguage(role, path));
    const organisations = start.newEmployments.map((_, index) => ({
      field: organisation,
      path: `newEmployments.${index}.organisation`,
    }));
    edited = {
      ...withPosted(edited, [...paths, ...employments, ...organisations], posted),
      removed: posted.all('removed').map(Number),
      delete: posted.text('delete') === 'yes',
    };
    const canton = own.find(({ name }) => name === 'state');
    if (canton && !isFieldShown(canton, edited)) edited = { ...edited, state: null };
  }
  // Unchanged text keeps its formatting.
  const sent = formatted.reduce((values, path) => {
    const [stored, text] = [valueAt(before as unknown as Values, path), String(valueAt(values, path) ?? '')];
    return withValueAt(values, path, text.trim() === linesOf(stored) ? stored : paragraphsOf(text));
  }, edited);
  const submission = submissionOf(before, sent);
  const answer = posted && (await call<{ outcome: SubmissionOutcome }>('POST', address, submission));
  if (answer?.data?.outcome)
    return answer.data.outcome === 'confirmed'
      ? { title: words.confirmedTitle, text: words.confirmed }
      : { title: words.sentTitle, text: words.sent };
  if (answer?.status === 404) return failed(locale, answer, { text: words.used });
  const problems = problemsIn(locale, answer?.errors ?? [], edited);
  const refusal = { 429: words.tooMany, 507: words.full }[answer?.status ?? 0] ?? words.notSent;
  return {
    status: answer?.status ?? 200,
    form: {
      locale,
      title: words.title,
      texts: [words.intro],
      parts: [
        ...sections.map(({ title, fields }) => ({ title: title[locale], fields: fieldsAt(fields) })),
        ...employmentParts(
          before.employments.map(({ id, company }) => ({
            id,
            name: String(localized(company, 'name', locale) ?? ''),
            isRemoved: edited.removed.includes(id),
          })),
          words,
          [role, organisation],
          newRows,
        ),
        { title: words.message, fields: fieldsAt([comment, deletion(words.delete, words.deleteHint, locale)]) },
      ],
      values: { ...edited, delete: edited.delete ? 'yes' : '' },
      options: Object.fromEntries(
        Object.entries(options).map(([list, all]) => [
          list,
          all.map((option) => ({ id: option.id, name: String(localized(option, 'name', locale) ?? '') })),
        ]),
      ),
      problems,
      message: answer && problems.length === 0 ? refusal : undefined,
      hidden: { ...hidden, before: JSON.stringify(before) },
      privacy: { text: words.privacy, url: visit.privacyUrl('contacts', locale) },
      buttons: [{ label: hasChanges(submission) ? words.sendChanges : words.confirm, value: 'send' }],
    },
  };
};

function beforeOf(text: string): OwnData['person'] | undefined {
  try {
    const before = JSON.parse(text) as OwnData['person'];
    return Array.isArray(before.employments) && typeof before.translations === 'object' ? before : undefined;
  } catch {
    return undefined;
  }
}

/** Whether to be deleted, as a choice: a page without scripts cannot change its button. */
const deletion = (label: string, help: string, locale: Locale): SubmissionField => ({
  kind: 'choice',
  name: 'delete',
  label: { [locale]: label } as SubmissionField['label'],
  help: { [locale]: help } as SubmissionField['label'],
  initial: '',
  choices: [
    { value: '', label: { de: 'Nein', fr: 'Non', it: 'No' } },
    { value: 'yes', label: { de: 'Ja', fr: 'Oui', it: 'Sì' } },
  ],
});

const pages: Record<string, PlainPage> = {
  [formPath]: entryPage,
  [confirmPath]: confirmPage,
  [optInPath]: optInPage,
  [ownPath]: ownPage,
  [questionPath]: questionPage,
  [verificationPath]: verificationPage,
};

export const plainPageOf = (start: string): PlainPage => {
  const page = pages[start];
  if (!page) throw new Error(`There is no page without scripts at ${start}.`);
  return page;
};
