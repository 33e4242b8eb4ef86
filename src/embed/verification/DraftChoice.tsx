import type { Locale } from '../../../domain/locales';
import { verificationWords } from '../../i18n/embed/verification';
import { Notice } from '../link/Notice';

interface DraftChoiceProps {
  locale: Locale;
  /** When it was typed. */
  at: string;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Somebody comes back to what they have not sent: asked before they type anew, so that neither overwrites the other. */
export function DraftChoice({ locale, at, onRestore, onDiscard }: DraftChoiceProps) {
  const { draft } = verificationWords[locale];
  const moment = new Intl.DateTimeFormat(`${locale}-CH`, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Zurich' }).format(new Date(at));
  return (
    <>
      <Notice title={draft.title} text={draft.found(moment)} />
      <p className="choices">
        <button type="button" className="main" onClick={onRestore}>{draft.restore}</button>
        <button type="button" className="quiet" onClick={onDiscard}>{draft.discard}</button>
      </p>
    </>
  );
}
