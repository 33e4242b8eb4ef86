import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { embedListWords } from '../../i18n/embed';
import { tellRead } from '../telemetry';
import { fetchRecord, type PublicRecord } from './calls';
import type { EmbedNoun } from './noun';
import { titlePage } from './pageTitle';

type Shown = { record: PublicRecord | null } | 'loading' | 'failed';

/** A record over the list. The browser's own dialog keeps the focus inside and gives it back. */
export function Overlay({
  embed,
  noun,
  id,
  locale,
  tells = false,
  titlesPage = false,
  onClose,
}: {
  embed: Embed;
  noun: EmbedNoun;
  id: number;
  locale: Locale;
  /** Whether our server is told that it was read. */
  tells?: boolean;
  /** Whether the page is called by it while it stands open. */
  titlesPage?: boolean;
  onClose: () => void;
}) {
  const words = embedListWords[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>('loading');
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // A dialog that just disappears gives the focus back to nobody.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    // The sheet fills the dialog: what is clicked beside it is the backdrop.
    const onClick = (event: Event) => event.target === element && onClose();
    element.addEventListener('cancel', onCancel);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('click', onClick);
    };
  }, [onClose]);
  useEffect(() => {
    const leaving = new AbortController();
    setShown('loading');
    fetchRecord(embed, id, leaving.signal).then(
      (found) => {
        setShown({ record: found });
        if (found && tells) tellRead(embed.resource, id, locale);
      },
      () => !leaving.signal.aborted && setShown('failed'),
    );
    return () => leaving.abort();
  }, [embed, id, locale, tells]);
  const record = typeof shown === 'object' ? shown.record : null;
  const title = record && noun.title(record, locale);
  useEffect(() => (titlesPage && title ? titlePage(title) : undefined), [title, titlesPage]);
  return (
    <dialog ref={dialog} className="embed-overlay" aria-label={title ?? words.loading}>
      <div className="embed-overlay__sheet">
        <div className="embed-overlay__tools">
          {record && (
            <button type="button" onClick={() => print()}>
              {words.print}
            </button>
          )}
          <button type="button" onClick={onClose}>
            {words.close}
          </button>
        </div>
        {record ? (
          <noun.Detail record={record} locale={locale} />
        ) : (
          <p role="status">{shown === 'loading' ? words.loading : shown === 'failed' ? words.failed : words.gone}</p>
        )}
      </div>
    </dialog>
  );
}
