import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { embedListWords } from '../../i18n/embed';
import { reportRead } from '../telemetry';
import { fetchRecord, type PublicRecord } from './calls';
import type { EmbedType } from './embedType';
import { titlePage } from './pageTitle';

type Shown = { record: PublicRecord | null } | 'loading' | 'failed';

/** A record above the list. The browser's own dialog traps the focus and returns it. */
export function Overlay({
  embed,
  contentType,
  id,
  locale,
  reportsReads = false,
  titlesPage = false,
  onClose,
}: {
  embed: Embed;
  contentType: EmbedType;
  id: number;
  locale: Locale;
  /** Whether opening is reported to the server's telemetry. */
  reportsReads?: boolean;
  /** Whether the document takes the record's title while it is open. */
  titlesPage?: boolean;
  onClose: () => void;
}) {
  const words = embedListWords[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>('loading');
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Removing an open dialog from the page would lose the focus.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    // The sheet fills the dialog, so a click on the dialog itself is on the backdrop.
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
        if (found && reportsReads) reportRead(embed.resource, id, locale);
      },
      () => !leaving.signal.aborted && setShown('failed'),
    );
    return () => leaving.abort();
  }, [embed, id, locale, reportsReads]);
  const record = typeof shown === 'object' ? shown.record : null;
  const title = record && contentType.title(record, locale);
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
          <contentType.Detail record={record} locale={locale} />
        ) : (
          <p role="status">{shown === 'loading' ? words.loading : shown === 'failed' ? words.failed : words.gone}</p>
        )}
      </div>
    </dialog>
  );
}
