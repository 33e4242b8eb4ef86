import { words, type Locale } from '../locales';
import type { SubmissionField, SubmissionForm } from './submissionForms';

/** The outcomes of a submission that the submitter is told about. */
export const answerKinds = ['published', 'declined'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export type Answers = Record<AnswerKind, string>;
/** The maximum length of an answer. */
export const maxAnswerLength = 5_000;

/** The suggested answers. The mail adds a link to the record. */
export function usualAnswers(locale: Locale, { noun }: Pick<SubmissionForm, 'noun'>, title: string): Answers {
  const subject = noun[locale];
  return {
    de: {
      published: `Guten Tag\n\n${subject} «${title}» ist veröffentlicht. Vielen Dank!`,
      declined: `Guten Tag\n\nVielen Dank für ${subject} «${title}». Wir können sie leider nicht veröffentlichen.`,
    },
    fr: {
      published: `Bonjour\n\nNous avons publié ${subject} « ${title} ». Merci beaucoup !`,
      declined: `Bonjour\n\nMerci pour ${subject} « ${title} ». Nous ne pouvons malheureusement pas la publier.`,
    },
    it: {
      published: `Buongiorno\n\nAbbiamo pubblicato ${subject} «${title}». Grazie mille!`,
      declined: `Buongiorno\n\nGrazie per ${subject} «${title}». Purtroppo non possiamo pubblicarla.`,
    },
  }[locale];
}

/** The input on the page of a question. */
export const answerField: SubmissionField = {
  kind: 'multiline',
  name: 'answer',
  label: words('Ihre Antwort', 'Votre réponse', 'La Sua risposta'),
  required: true,
  max: maxAnswerLength,
};

/** A question of an editor to the submitter. Timestamps are ISO 8601. */
export interface SubmissionQuestion {
  question: string;
  askedAt: string;
  askedBy: string | null;
  /** Null until it is answered. */
  answer: string | null;
  answeredAt: string | null;
}
/** The maximum number of questions per submission. */
export const maxQuestions = 10;

/** A correction by the submitter: the parts of the record that differ, before and after. */
export interface Correction {
  at: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}
/** Only the latest corrections are kept, up to this number. */
export const maxCorrections = 10;

/** The submitter of an inbox item, and the answers they would receive. */
export interface Submitter {
  locale: Locale;
  email: string;
  /** Name, address, telephone etc. as lines. */
  contact: string;
  answers: Answers;
  /** ISO 8601; null until an answer is sent. */
  answeredAt: string | null;
  /** Oldest first. */
  questions: SubmissionQuestion[];
  corrections: Correction[];
}
