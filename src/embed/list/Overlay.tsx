import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Embed } from '../../../domain/embeds/embeds';
import type { Locale } from '../../../domain/locales';
import { embedListWords } from '../../i18n/embed';
import { reportRead } from '../telemetry';
import { fetchRecord, type PublicRecord } from './calls';
import type { EmbedType, Opened } from './embedType';

type Shown = { record: PublicRecord | null; opened: Opened } | 'loading' | 'failed';

/** A record above the list. The browser's own dialog traps the focus and restores it. */
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
  /** Whether opening a record is reported to the server's telemetry. */
  reportsReads?: boolean;
  /** Whether the document's title becomes that of the record while it is open. */
  titlesPage?: boolean;
  onClose: () => void;
}) {
  const words = embedListWords[locale];
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<Shown>('loading');
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Closed first, because removing an open dialog from the page would lose the focus.
    return () => element?.close();
  }, []);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const onCancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    // The sheet fills the dialog, so a click on the dialog itself hits the backdrop.
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
    Promise.all([fetchRecord(embed, id, leaving.signal), contentType.load()]).then(
      ([found, opened]) => {
        setShown({ record: found, opened });
        if (found && reportsReads) reportRead(embed.resource, id, locale);
      },
      () => !leaving.signal.aborted && setShown('failed'),
    );
    return () => leaving.abort();
  }, [contentType, embed, id, locale, reportsReads]);
  const { record, opened } = typeof shown === 'object' ? shown : { record: null };
  const title = record && opened.title(record, locale);
  useEffect(() => (titlesPage && title ? titlePage(title) : undefined), [title, titlesPage]);
  return (
    <dialog ref={dialog} className="embed-overlay" part="dialog" aria-label={title ?? words.loading}>
      <div className="embed-overlay__sheet">
        <div className="embed-overlay__tools">
          {record && (
            <button type="button" onClick={() => dialog.current && printAlone(dialog.current)}>
              {words.print}
            </button>
          )}
          <button type="button" onClick={onClose}>
            {words.close}
          </button>
        </div>
        {record ? (
          <opened.Detail record={record} locale={locale} />
        ) : (
          <p role="status">{shown === 'loading' ? words.loading : shown === 'failed' ? words.failed : words.gone}</p>
        )}
      </div>
    </dialog>
  );
}

/** Prints an element without the page around it, which may belong to another website. */
function printAlone(element: HTMLElement): void {
  const hidden: { style: CSSStyleDeclaration; value: string; priority: string }[] = [];
  for (let shown: Node | null = element; shown && shown !== document.body;) {
    const around: ParentNode | null = shown.parentNode;
    for (const { style } of [...(around?.children ?? [])].filter((other) => other !== shown) as HTMLElement[]) {
      hidden.push({ style, value: style.getPropertyValue('display'), priority: style.getPropertyPriority('display') });
      // Does not use a style sheet, because the page's own may be stronger, or its policy may forbid ours.
      style.setProperty('display', 'none', 'important');
    }
    shown = around instanceof ShadowRoot ? around.host : around;
  }
  const restore = () => {
    for (const { style, value, priority } of hidden) style.setProperty('display', value, priority);
  };
  addEventListener('afterprint', restore, { once: true });
  print();
}

/** The opened records on this page, latest last, shared by the lists of all scripts. */
const titles: { title: string }[] = [];
/** The page's own title, and the title that was last set here. */
let own = '';
let written = '';

/**
 * Sets the page's title to that of the opened record.
 * @returns a function that restores the title, unless the page has changed it in the meantime
 */
export function titlePage(title: string): () => void {
  if (titles.length === 0) own = document.title;
  const opened = { title };
  titles.push(opened);
  write();
  return () => {
    titles.splice(titles.indexOf(opened), 1);
    if (document.title === written) write();
  };
}

function write(): void {
  const last = titles.at(-1);
  document.title = last ? [last.title, own].filter(Boolean).join(' – ') : own;
  written = document.title;
}
