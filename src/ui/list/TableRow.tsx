import { memo, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ContentType } from '../../../domain/contentType';
import { isMissing, translationLocales, valueIn } from '../../../domain/locales';
import { listTexts } from '../../i18n/lists';
import { visibilityWords } from '../visibility';
import type { Column } from './columns';
import { usePointerRest } from './usePointerRest';
import type { Row } from './useRecords';
import type { Selection } from './useSelection';

interface Props {
  type: ContentType<any>;
  columns: readonly Column[];
  row: Row;
  index: number;
  /** The one row that the tab key stops at. */
  isStop: boolean;
  /** Somebody is about to open it. */
  onAhead: (id: number) => void;
  isMarked?: boolean | undefined;
  /** Where rows can be marked. */
  RowBox?: Selection['boxes']['RowBox'] | undefined;
  onMark?: ((id: number, value: boolean) => void) | undefined;
}

/** One record. Its title is a real link, so that the browser can open it in a tab; elsewhere a click opens it too. */
export const TableRow = memo(function TableRow({ type, columns, row, index, isStop, onAhead, isMarked = false, RowBox, onMark }: Props) {
  const pointer = usePointerRest(() => onAhead(row.id));
  const navigate = useNavigate();
  const address = `/${type.name}/${row.id}/edit`;
  const open = (event: MouseEvent<HTMLElement>) => {
    const onLink = (event.target as Element).closest('a, .select') !== null;
    if (onLink || event.defaultPrevented || window.getSelection()?.type === 'Range') return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button === 1) window.open(address, '_blank');
    else void navigate(address);
  };
  return (
    <tr aria-rowindex={index + 2} data-row={index} className={row.isPublic ? undefined : 'draft'} {...pointer} onClick={open} onAuxClick={(event) => event.button === 1 && open(event)}>
      {RowBox && onMark && <RowBox id={row.id} name={columns.find(({ isTitle }) => isTitle)?.text(row) || `ID ${row.id}`} isMarked={isMarked} isStop={isStop} onMark={onMark} />}
      {columns.map((column) => {
        const text = column.text(row);
        return column.isTitle ? (
          <td key={column.name} className="title">
            <div>
              {!row.isPublic && <span className="mark">{visibilityWords(type).closed}</span>}
              <Link to={address} tabIndex={isStop ? 0 : -1} title={text}>{text || listTexts.untitled}</Link>
              <MissingTranslations type={type} row={row} />
            </div>
          </td>
        ) : (
          <td key={column.name} title={text}>{text}</td>
        );
      })}
    </tr>
  );
});

/** The languages in which the record has no title yet. */
function MissingTranslations({ type, row }: Pick<Props, 'type' | 'row'>) {
  if (!type.fields[type.titleField]?.translated) return null;
  return translationLocales
    .filter((locale) => isMissing(valueIn(row, type.titleField, locale)))
    .map((locale) => (
      <span key={locale} className="gap" role="img" aria-label={listTexts.untranslated[locale]} title={listTexts.untranslated[locale]}>
        {locale.toUpperCase()}
      </span>
    ));
}
