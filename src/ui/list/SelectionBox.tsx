import { memo, useEffect, useRef } from 'react';
import { selectionTexts } from '../../i18n/selection';

/** Marks a row. One of them at a time is reached by the tab key, like the links. */
export const RowBox = memo(function RowBox({ id, name, isMarked, isStop, onMark }: {
  id: number; name: string; isMarked: boolean; isStop: boolean; onMark: (id: number, value: boolean) => void;
}) {
  return (
    <td className="select">
      <label>
        <input type="checkbox" checked={isMarked} tabIndex={isStop ? 0 : -1} aria-label={selectionTexts.markRow(name)} onChange={(event) => onMark(id, event.target.checked)} />
      </label>
    </td>
  );
});

/** Marks the loaded rows, or none; 'all that match' is offered beside it once it is set. */
export function HeadBox({ state, onMark }: { state: 'none' | 'some' | 'loaded'; onMark: (value: boolean) => void }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <th scope="col" className="select">
      <label>
        <input ref={box} type="checkbox" checked={state === 'loaded'} aria-label={selectionTexts.markRows} onChange={() => onMark(state === 'none')} />
      </label>
    </th>
  );
}
