import '../button.css';
import { useEffect, useId, useRef, useState } from 'react';
import { feedbackEmbed, maxCommentLength } from '../../../domain/embeds/feedbackEmbed';
import type { Locale } from '../../../domain/locales';
import { feedbackReport } from '../../../domain/administration/telemetry';
import { feedbackWords } from '../../i18n/embed';
import { useStyles } from '../../ui/useStyles';
import { pageAround } from '../telemetry';
import { callPublic, useSending } from '../form/calls';
import styles from './feedback.css?inline';

/** Asks whether the page was helpful; visitors can explain a no. The comment is kept until the server has stored it. */
export function Feedback({ locale, level: Title }: { locale: Locale; level: 'h1' | 'h2' }) {
  const words = feedbackWords[locale];
  const [state, setState] = useState<'open' | 'commenting' | 'sent'>('open');
  const [comment, setComment] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  const thanks = useRef<HTMLParagraphElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useStyles(form, styles);
  const { isSending, failure, send } = useSending(form);
  const [title, label, hint] = [useId(), useId(), useId()];
  // The pressed button disappears, which would lose the focus, so it moves to the new field or to the thanks.
  useEffect(() => (state === 'commenting' ? area : thanks).current?.focus(), [state]);
  const answer = (isGood: boolean) =>
    void send(async () => {
      await callPublic('/logs/telemetry', feedbackReport(pageAround(), isGood, comment.trim()));
      setState('sent');
    });
  if (state === 'sent')
    return (
      <p ref={thanks} tabIndex={-1} role="status" className="feedback" lang={locale}>
        {words.thanks}
      </p>
    );
  return (
    <form
      ref={form}
      className="feedback"
      lang={locale}
      aria-labelledby={title}
      aria-busy={isSending}
      onSubmit={(event) => {
        event.preventDefault();
        answer(false);
      }}
    >
      <Title id={title}>{feedbackEmbed.title[locale]}</Title>
      <div className="feedback__answers">
        <button type="button" className="embed-button" onClick={() => answer(true)}>
          {words.yes}
        </button>
        <button
          type="button"
          className="embed-button"
          aria-expanded={state === 'commenting'}
          onClick={() => setState('commenting')}
        >
          {words.no}
        </button>
      </div>
      {state === 'commenting' && (
        <>
          <label id={label} htmlFor={`${label}-text`}>
            {words.comment}
          </label>
          <textarea
            id={`${label}-text`}
            ref={area}
            aria-describedby={hint}
            rows={4}
            maxLength={maxCommentLength}
            value={comment}
            onInput={({ currentTarget: { value } }) => setComment(value)}
            onChange={() => undefined}
          />
          <p id={hint} className="feedback__hint">
            {words.hint}
          </p>
          <button type="submit" className="embed-button">
            {isSending ? words.sending : words.send}
          </button>
        </>
      )}
      <p role="alert" className="feedback__problem">
        {failure && words.failed}
      </p>
    </form>
  );
}
