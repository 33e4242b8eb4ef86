import { useLayoutEffect, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locales';
import { answerField } from '../../../domain/submissions/submissionAnswers';
import type { QuestionData } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { submissionWords } from '../../i18n/submissions';
import { callPublic, CallFailed, failureText, useSending } from '../form/calls';
import { FormProvider } from '../form/context';
import { Frame } from '../form/inputs';
import { findDraft, keepDraft } from '../form/drafts';
import { LinkFrame, Notice } from '../link/LinkFrame';
import { linkName, useLink } from '../link/useLink';

/** An editor's question and the input for the answer, which is kept in this browser until it is sent. */
export function QuestionPage({ code, locale }: { code: string; locale: Locale }) {
  const address = `/submissions/questions/${encodeURIComponent(code)}`;
  const { state, end } = useLink<QuestionData>(address);
  const words = submissionWords[locale];
  const place = linkName(code);
  const [answer, setAnswer] = useState(() => findDraft<{ answer: string }>(place)?.typed.answer ?? '');
  const form = useRef<HTMLFormElement>(null);
  const { isSending, failure, send } = useSending(form);
  // A layout effect, so that even the last letter is kept if the page is left right after typing it.
  useLayoutEffect(() => void keepDraft(place, answer ? { answer } : null), [place, answer]);
  const refuse = (status: number, message: string) => new CallFailed(status, [{ field: 'answer', message }]);
  const submit = () =>
    send(async () => {
      if (answer.trim() === '') throw refuse(422, submissionProblems[locale].required);
      await callPublic(address, { answer }).catch(({ status }: CallFailed) => {
        if (status === 409) end('decided');
        throw refuse(status, failureText(status, words) ?? words.other);
      });
      setAnswer('');
      end('done');
    });
  const isDecided = state.kind === 'decided' || (state.kind === 'ask' && !state.data.waits);
  return (
    <LinkFrame
      locale={locale}
      title={words.questionTitle}
      state={state}
      used={{ title: words.thanks, text: words.answered }}
    >
      {isDecided && <Notice title={words.questionTitle} text={words.decided} />}
      {state.kind === 'done' && <Notice title={words.thanks} text={words.answered} />}
      {state.kind === 'ask' && state.data.waits && (
        <form
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <h1>{words.questionTitle}</h1>
          <p>
            {words.questionText} <strong>{state.data.title}</strong>
          </p>
          <blockquote>{state.data.question}</blockquote>
          <FormProvider
            value={{
              locale,
              values: { answer },
              put: (_, text) => setAnswer(text as string),
              problems: Object.fromEntries(failure?.errors.map(({ field, message }) => [field, message]) ?? []),
              options: {},
            }}
          >
            <Frame path="answer" label={answerField.label[locale]}>
              {(attributes) => (
                <textarea
                  {...attributes}
                  rows={6}
                  maxLength={answerField.max}
                  aria-required
                  value={answer}
                  onInput={({ currentTarget }) => setAnswer(currentTarget.value)}
                />
              )}
            </Frame>
          </FormProvider>
          <button type="submit" className="main" aria-disabled={isSending}>
            {isSending ? words.sending : words.sendAnswer}
          </button>
        </form>
      )}
    </LinkFrame>
  );
}
