import type { ContentTypeName } from '../contents';
import type { InboxType } from '../inbox/inbox';
import { words, type Locale, type Words } from '../locales';
import type { ReferenceListName } from '../references';

/**
 * The form through which visitors submit records. Page, frame, script, validation and proposal are all derived from it.
 * Other websites load this file, so it does not import zod.
 */

/** A choice with its stored value. */
interface SubmissionChoice {
  value: string;
  label: Words;
}

/**
 * The kind of a form's field. `entry`: a reference; `entries`: several references; `names`: people or organisations;
 * `links`: URLs with labels.
 */
type SubmissionKindOfField =
  | { kind: 'text' | 'multiline' | 'url' | 'email' | 'phone' | 'date' | 'moment' | 'links' | 'names' }
  | { kind: 'entry' | 'entries'; list: ReferenceListName; context: string }
  | {
      kind: 'choice';
      choices: readonly SubmissionChoice[];
      initial: string;
      /** Unknown values from clients are replaced by `initial`. */
      fallsBack?: true;
    };

export type SubmissionField = SubmissionKindOfField & {
  /** The key in the request. */
  name: string;
  label: Words;
  help?: Words;
  required?: true;
  /** The maximum number of characters. */
  max?: number;
  /** The form asks for it in every language. */
  translated?: true;
  /** The value of the `autocomplete` attribute, so that browsers can fill it in. */
  autocomplete?: string;
  /** The time must be in the future. */
  inFuture?: true;
  /** The fields of the record that it fills, if their names differ. */
  fills?: readonly string[];
  /** The field is shown only if another one has this value. */
  onlyIf?: { field: string; is: string | number };
};

export interface SubmissionForm {
  /** The resource; part of the URLs `POST /jobs/embed/{locale}` and `/forms/jobs`. */
  name: ContentTypeName;
  /** The type of its inbox item, and the key of its data there. */
  item: InboxType;
  /** The name of the script, element and frame: `embed-job-form-latest.js`, `<regio-job-form>`. */
  embed: string;
  /** Also used as the text of links to the form. */
  title: Words;
  intro: Words;
  /** The name of a single submission in mid-sentence. */
  noun: Words;
  fields: readonly SubmissionField[];
  /** The submitter's details, sent in `contactInfo`. */
  contact: readonly SubmissionField[];
  /** The field of the record that shows these details as lines; if missing, they are not shown. */
  contactField?: string;
  /** Fixed values of the new record. */
  always: Record<string, unknown>;
  fileTypes: Readonly<Record<string, string>>;
  /** Existing clients expect references in its data as bare ids. */
  bareIds?: true;
  /** Two dates or timestamps, of which the second must not be before the first. */
  period?: readonly [string, string];
}

export const formPath = '/forms/';
/** The path of links that confirm a submission; code and language follow. */
export const confirmPath = '/verify/';
/** The path where a submitter corrects or withdraws a submission; code and language follow. */
export const ownPath = '/submission/';

/** The path where an editor's question is answered; code and language follow. */
export const questionPath = '/question/';

/** The page to which clients are redirected after a submission, below the path of the API; the language follows. */
export const submittedPath = '/community/submit/confirmation/';
/** The text of that page. */
export const submittedText: { title: Words; text: Words } = {
  title: words(
    'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    'Veuillez confirmer votre adresse e-mail',
    'Confermi il Suo indirizzo e-mail',
  ),
  text: words(
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, um die Einreichung zu bestätigen; vorher ' +
      'wird sie nicht bearbeitet.',
    'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre envoi ; rien ne se passe ' +
      'avant.',
    'Le abbiamo inviato un’e-mail. Apra il link che contiene per confermare l’invio; prima non succede nulla.',
  ),
};

/** How many days a confirmation link is valid. */
export const confirmDays = 7;
/** Limits of a submission: documents, bytes per document, and items in every other list. */
export const maxDocuments = 5;
export const maxDocumentBytes = 10_000_000;
export const maxItems = 30;

/** The data shown by the page of a link: the submission to be confirmed. */
export interface SubmissionData {
  locale: Locale;
  form: SubmissionForm['name'];
  title: string;
}

/** A submission as its submitter sees it, in order to correct or withdraw it. */
export interface OwnSubmission extends SubmissionData {
  /** Whether it is still undecided. */
  waits: boolean;
  /** The submitted values by field, and the documents. */
  said: Record<string, unknown> & { contactInfo: Record<string, string> };
  documents: { id: number; name: string }[];
}

/** A question of an editor about a submission. */
export interface QuestionData extends SubmissionData {
  waits: boolean;
  question: string;
}

/** Whether a field is shown, depending on the values of others. */
export const isFieldShown = ({ onlyIf }: SubmissionField, values: object): boolean =>
  !onlyIf || idOf((values as Record<string, unknown>)[onlyIf.field]) === onlyIf.is;
const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);
