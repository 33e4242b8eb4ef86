import * as z from 'zod/mini';
import { isPhone, isReachable, withSchemeBeforePort } from '../values/addresses';
import { swissDay, toDay } from '../values/days';
import type { Locale } from '../locales';
import { toTimestamp } from '../values/timestamps';
import { isFieldShown, maxDocuments, maxItems, type SubmissionField, type SubmissionForm } from './submissionForms';
import { submissionProblems, type SubmissionProblems } from './submissionProblems';
import { isEmail, prepared, recordId, type Schema } from '../values/values';

/** A validated submission: values by field, in one language. */
export interface SubmittedValues extends Record<string, unknown> {
  contactInfo: Record<string, string>;
  /** Codes of uploaded documents; a correction can also refer to existing documents by id. */
  files: { code?: string; id?: number }[];
  /** A honeypot that only bots fill in, with a name that browsers and password managers don't fill in either. */
  leaveEmpty: string;
  /** How long the form was open before it was sent, in milliseconds; null if unknown. */
  elapsed: number | null;
}

const maxTextLength = 255;
const maxMultilineLength = 20_000;

/** Removes characters that neither the database nor JSON can hold. */
const storable = (value: unknown) =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : (value ?? '');

function textOf(
  problems: SubmissionProblems,
  { required }: Pick<SubmissionField, 'required'>,
  most = maxTextLength,
): Schema<string> {
  const text = z.string(problems.required).check(z.trim(), z.maxLength(most, problems.tooLong(most)));
  return prepared(storable, required ? text.check(z.minLength(1, problems.required)) : text);
}

/** A single line, so that it cannot inject a header into a mail. */
const lineOf = (
  problems: SubmissionProblems,
  field: Pick<SubmissionField, 'required'>,
  check: (value: string) => boolean,
  problem: string,
): Schema<string> =>
  z.pipe(
    textOf(problems, field, 2_000) as Schema<any>,
    z.string().check(z.refine((value) => value === '' || (!/[\r\n]/.test(value) && check(value)), problem)),
  ) as Schema<string>;

const addressOf = (problems: SubmissionProblems, field: Pick<SubmissionField, 'required'>) =>
  z.pipe(
    lineOf(problems, field, isReachable, problems.url) as Schema<any>,
    z.transform((value: string) => withSchemeBeforePort(value)),
  );

/** Reads a value of the form; empty ones become null. */
function readOf(
  read: (value: string) => string | null,
  problems: SubmissionProblems,
  { inFuture }: Pick<SubmissionField, 'inFuture'>,
): Schema<string | null> {
  return z.pipe(
    textOf(problems, {}) as Schema<any>,
    z.transform((value: string, context) => {
      if (value === '') return null;
      const kept = read(value);
      if (kept === null) context.issues.push({ code: 'custom', message: problems.date, input: value });
      else if (inFuture && Date.parse(kept) < Date.now())
        context.issues.push({ code: 'custom', message: problems.past, input: value });
      return kept;
    }),
  ) as Schema<string | null>;
}

function listOf(
  item: Schema<any>,
  problems: SubmissionProblems,
  { required }: Pick<SubmissionField, 'required'>,
  most = maxItems,
): Schema<unknown[]> {
  const list = z.array(item, problems.required).check(z.maxLength(most, problems.tooMany(most)));
  return prepared((value) => value ?? [], required ? list.check(z.minLength(1, problems.required)) : list);
}

/** A reference, as an object or a bare id. */
const entryOf = (problems: SubmissionProblems) =>
  prepared((value) => (typeof value === 'number' ? { id: value } : value), z.object({ id: recordId }, problems.choice));

function schemaOf(field: SubmissionField, problems: SubmissionProblems): Schema<any> {
  switch (field.kind) {
    case 'text':
      return lineOf(
        problems,
        field,
        (value) => value.length <= (field.max ?? maxTextLength),
        problems.tooLong(field.max ?? maxTextLength),
      );
    case 'multiline':
      return textOf(problems, field, field.max ?? maxMultilineLength);
    case 'email':
      return lineOf(problems, field, (value) => value.length <= 254 && isEmail(value), problems.email);
    case 'phone':
      return lineOf(problems, field, isPhone, problems.phone);
    case 'url':
      return addressOf(problems, field);
    case 'date':
      return readOf(toDay, problems, field);
    case 'moment':
      return readOf(toTimestamp, problems, field);
    case 'entry':
      return field.required ? entryOf(problems) : z.nullable(entryOf(problems));
    case 'entries':
      return listOf(entryOf(problems), problems, field);
    case 'names':
      return listOf(z.object({ name: textOf(problems, { required: true }) }, problems.required), problems, field);
    case 'links':
      return listOf(
        z.object(
          { label: z.prefault(textOf(problems, {}), ''), value: addressOf(problems, { required: true }) },
          problems.required,
        ),
        problems,
        field,
      );
    case 'choice': {
      const choice = z.enum(
        field.choices.map(({ value }) => value),
        problems.choice,
      );
      if (field.fallsBack) {
        const known = field.choices.map(({ value }) => value);
        return prepared((value) => (known.includes(value as string) ? value : field.initial), choice);
      }
      return field.required ? choice : prepared((value) => value || field.initial, choice);
    }
  }
}

const empty: Partial<Record<SubmissionField['kind'], unknown>> = { entry: null, entries: [], names: [], links: [] };

/** Optional fields may be left out. */
const objectOf = (fields: readonly SubmissionField[], problems: SubmissionProblems) =>
  Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.required
        ? schemaOf(field, problems)
        : z.prefault(schemaOf(field, problems), (empty[field.kind] ?? '') as never),
    ]),
  );

/** The schema of some fields, with error messages in a language. Unknown fields are dropped. */
export const fieldsSchema = (fields: readonly SubmissionField[], locale: Locale): Schema<Record<string, any>> =>
  z.object(objectOf(fields, submissionProblems[locale]), submissionProblems[locale].required);

/**
 * The schema of a form, with error messages in a language. Unknown fields are dropped.
 * @param own for a correction
 */
export function submissionSchema(form: SubmissionForm, locale: Locale, own?: 'own'): Schema<SubmittedValues> {
  const problems = submissionProblems[locale];
  const { period } = form;
  const isPeriodAhead = form.fields.some(({ name, inFuture }) => inFuture && name === period?.[1]);
  const sent = z.object({ code: z.string(problems.fileGone) }, problems.fileGone);
  const answers = z.object(
    {
      ...objectOf(form.fields, problems),
      contactInfo: fieldsSchema(form.contact, locale),
      files: z.prefault(
        listOf(own ? z.union([z.object({ id: recordId }), sent], problems.fileGone) : sent, problems, {}, maxDocuments),
        [],
      ),
      leaveEmpty: z.prefault(z.string(), ''),
      elapsed: z.prefault(z.nullable(z.number()), null),
    },
    problems.required,
  );
  const isInOrder = (value: unknown) => {
    const [start, end] = (period ?? []).map((name) => Date.parse(String((value as Record<string, unknown>)[name])));
    return !(end !== undefined && start !== undefined && end < start);
  };
  // An event without an end lasts until the end of its day.
  const isToCome = (value: unknown) => {
    const [start, end] = (period ?? []).map((name) => (value as Record<string, unknown>)[name]);
    return (
      !isPeriodAhead ||
      end !== null ||
      typeof start !== 'string' ||
      swissDay.format(Date.parse(start)) >= swissDay.format(Date.now())
    );
  };
  const withoutHidden = z.transform((values: Record<string, unknown>) => ({
    ...values,
    ...Object.fromEntries(
      form.fields.filter((field) => !isFieldShown(field, values)).map(({ name }) => [name, undefined]),
    ),
  }));
  return z.pipe(
    answers.check(
      z.refine(isInOrder, { message: problems.period, path: [period?.[1] ?? ''] }),
      z.refine(isToCome, { message: problems.past, path: [period?.[0] ?? ''] }),
    ) as Schema<any>,
    withoutHidden,
  ) as unknown as Schema<SubmittedValues>;
}
