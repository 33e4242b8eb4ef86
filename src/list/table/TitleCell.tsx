import { createContext, useContext, type ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { isMissing, translationLocalesOf, valueIn } from '../../../domain/locales';
import { listWords } from '../../i18n/lists';
import { untitled } from '../../i18n/untitled';
import { visibilityWords } from '../../ui/StatusMark';
import { addressOfRow, useListType, type ListedType, type Row } from '../ListType';

/** Whether the surrounding row is the tab stop. */
export const RowStopContext = createContext(false);

/** Renders the drag handle of a row in a sorted list; null if rows cannot be moved. */
export const RowHandleContext = createContext<((row: Row, isStop: boolean) => ReactNode) | null>(null);

/**
 * The record's title with its marks, as a real link that can be opened in a tab, or as a button if the row has no
 * page.
 */
export function TitleCell({ row, text, lang }: { row: Row; text: string; lang?: string | undefined }) {
  const { type } = useListType();
  const isStop = useContext(RowStopContext);
  const handle = useContext(RowHandleContext);
  return (
    <td className="title">
      <div>
        {handle?.(row, isStop)}
        {row.isPublic === false && type.visibility && (
          <span className="mark">{visibilityWords({ visibility: type.visibility }).closed}</span>
        )}
        {type.onOpen ? (
          <button
            type="button"
            className="name"
            tabIndex={isStop ? 0 : -1}
            title={text}
            onClick={() => type.onOpen?.(row)}
          >
            {text || untitled.de}
          </button>
        ) : (
          <LinkBase className="name" to={addressOfRow(type, row)} tabIndex={isStop ? 0 : -1} title={text} lang={lang}>
            {text || untitled.de}
          </LinkBase>
        )}
        <MissingTranslations type={type} row={row} />
      </div>
    </td>
  );
}

/** The languages without a title. */
function MissingTranslations({ type, row }: { type: ListedType; row: Row }) {
  if (!type.fields[type.titleField]?.translated) return null;
  return translationLocalesOf(type)
    .filter((locale) => isMissing(valueIn(row, type.titleField, locale)))
    .map((locale) => (
      <span
        key={locale}
        className="gap"
        role="img"
        aria-label={listWords.untranslated[locale]}
        title={listWords.untranslated[locale]}
      >
        {locale.toUpperCase()}
      </span>
    ));
}
