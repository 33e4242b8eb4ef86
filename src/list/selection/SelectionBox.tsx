import { useEffect, useRef, type MouseEvent } from 'react';
import { selectionWords } from '../../i18n/lists';
import { useMarked } from './useMarked';

/** Marks a row. Only one of them is a tab stop, like the rows' links. */
export function RowBox({
  name,
  isMarked,
  isStop,
  onToggle,
}: {
  name: string;
  isMarked: boolean;
  isStop: boolean;
  onToggle: (event: MouseEvent<HTMLInputElement>) => void;
}) {
  return (
    <td className="select">
      <label>
        <input
          type="checkbox"
          checked={isMarked}
          tabIndex={isStop ? 0 : -1}
          aria-label={selectionWords.markRow(name)}
          onClick={onToggle}
          onChange={() => undefined}
        />
      </label>
    </td>
  );
}

/** Marks the loaded rows or none; once set, marking all matching records is offered. */
export function HeadBox() {
  const { head, markLoaded, clear } = useMarked();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = head === 'some';
  }, [head]);
  return (
    <th scope="col" className="select">
      <label>
        <input
          ref={box}
          type="checkbox"
          checked={head === 'loaded'}
          aria-label={selectionWords.markRows}
          onChange={() => (head === 'none' ? markLoaded() : clear())}
        />
      </label>
    </th>
  );
}
