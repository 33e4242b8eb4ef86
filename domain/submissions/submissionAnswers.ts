import type { Locale } from '../locales';
import type { SubmissionForm } from './submissionForms';

/** What becomes of a submission that its submitter is told. */
export const answerKinds = ['published', 'declined'] as const;
export type AnswerKind = (typeof answerKinds)[number];
export type Answers = Record<AnswerKind, string>;
/** How many characters an answer may have. */
export const mostAnswer = 5_000;

/**
 * What is said where nobody has written anything else. The link to the entry follows by itself. In: what it is, and its
 * title.
 */
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

/** What an editor has asked who has handed something in. Moments are ISO 8601. */
export interface AskedBack {
  question: string;
  askedAt: string;
  askedBy: string | null;
  /** Null as long as nobody has answered. */
  answer: string | null;
  answeredAt: string | null;
}
/** So many questions may be asked about one submission. */
export const mostQuestions = 10;

/**
 * What who has handed something in has corrected since: the parts of the record that differ, as they were and as they
 * are.
 */
export interface Correction {
  at: string;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}
/** So many of the latest are kept. */
export const mostCorrections = 10;

/** Of an item of the inbox: who has handed it in, and what they will be told. */
export interface Submitter {
  locale: Locale;
  email: string;
  /** Name, address, telephone … as lines. */
  contact: string;
  answers: Answers;
  /** ISO 8601; null as long as nobody was told. */
  answeredAt: string | null;
  /** The oldest first. */
  questions: AskedBack[];
  corrections: Correction[];
}
