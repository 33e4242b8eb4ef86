import { lazy, Suspense, useEffect, useState } from 'react';
import {
  shownAreas,
  isKey,
  keyTable,
  type KeyArea,
  isBusyElsewhere,
  onKeyHelp,
  openKeyHelp,
} from '../../keys/keyTable';

const KeysDialog = lazy(() => import('./KeysDialog').then((module) => ({ default: module.KeysDialog })));

/** Shows the keys of the page on `?`; the dialog's code loads on first use. */
export function KeyHelp() {
  const [areas, setAreas] = useState<readonly KeyArea[] | null>(null);
  useEffect(() => onKeyHelp(() => setAreas(shownAreas())), []);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isKey(event, keyTable.everywhere.help) || isBusyElsewhere(event.target)) return;
      event.preventDefault();
      openKeyHelp();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Suspense fallback={null}>{areas && <KeysDialog areas={areas} onClose={() => setAreas(null)} />}</Suspense>;
}
