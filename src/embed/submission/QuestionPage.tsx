import { useEffect, useId, useRef, useState } from 'react';
import type { Locale } from '../../../domain/locales';
import { mostAnswer } from '../../../domain/submissions/submissionAnswers';
import type { QuestionData } from '../../../domain/submissions/submissionForms';
import { submissionProblems } from '../../../domain/submissions/submissionProblems';
import { submissionWords } from '../../i18n/visitors';
import { LinkFrame } from '../link/LinkFrame';
import { linkName } from '../link/linkName';
import { Notice } from '../link/Notice';
import { statusOf, useLink } from '../link/useLink';
import { callPublic, failureText } from '../verification/calls';
import { emptyAnswers } from './answers';
import { findTyped, keepTyped } from './keeping';

/** An editor's question and the answer to it, which is kept in this browser until it is sent. */
export function QuestionPage({ code, locale }: { code: string; locale: Locale }) {
  const address = `/submissions/questions/${encodeURIComponent(code)}`;
  const { state, end } = useLink<QuestionData>(address);
  const words = submissionWords[locale];
  const id = useId();
  const place = linkName(code);
  const [answer, setAnswer] = useState(() => findTyped(place)?.texts.answer ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => keepTyped(place, { ...emptyAnswers, texts: { answer } }), [place, answer]);
  const fail = (text: string) => {
    setProblem(text);
    input.current?.focus();
  };
  const send = async () => {
    if (isSending) return;
    setProblem(null);
    if (answer.trim() === '') return fail(submissionProblems[locale].required);
    setSending(true);
    try {
      await callPublic(address, { answer });
      keepTyped(place, emptyAnswers);
      end('done');
    } catch (error) {
      const status = statusOf(error);
      if (status === 409) end('decided');
      else fail(failureText(status, words) ?? words.other);
    } finally {
      setSending(false);
    }
  };
  const isDecided = state.kind === 'decided' || (state.kind === 'ask' && !state.data.waits);
  return (
    <LinkFrame locale={locale} title={words.questionTitle} state={state}>
      {isDecided && <Notice title={words.questionTitle} text={words.decided} />}
      {state.kind === 'done' && <Notice title={words.thanks} text={words.answered} />}
      {state.kind === 'ask' && state.data.waits && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <h1>{words.questionTitle}</h1>
          <p>
            {words.questionText} <strong>{state.data.title}</strong>
          </p>
          <blockquote>{state.data.question}</blockquote>
          <div className="field">
            <label htmlFor={id}>{words.answer}</label>
            <textarea
              ref={input}
              id={id}
              rows={6}
              maxLength={mostAnswer}
              aria-required
              aria-invalid={problem !== null}
              aria-describedby={problem === null ? undefined : `${id}-problem`}
              value={answer}
              onInput={({ currentTarget }) => setAnswer(currentTarget.value)}
            />
            <div role="alert">
              {problem !== null && (
                <p className="problem" id={`${id}-problem`}>
                  {problem}
                </p>
              )}
            </div>
          </div>
          <button type="submit" className="main" aria-disabled={isSending}>
            {isSending ? words.sending : words.sendAnswer}
          </button>
        </form>
      )}
    </LinkFrame>
  );
}
