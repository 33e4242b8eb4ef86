import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { outcomeLabels, type ImportRow } from '../../../../domain/inbox/spreadsheetImport';
import { Marked, EmptyValue } from '../../../review/values';
import { importWords } from '../../../i18n/review';
import { untitled } from '../../../i18n/untitled';

const rowHeight = 36;
const headHeight = 34;

const styles: SxProps<Theme> = (theme) => ({
  flex: '1 1 0',
  minHeight: 200,
  overflow: 'auto',
  position: 'relative',
  overflowAnchor: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& table': {
    width: '100%',
    minWidth: 700,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: '0.8125rem',
  },
  '& th, & td': {
    p: '7px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${theme.palette.divider}`,
    overflowWrap: 'anywhere',
    boxSizing: 'border-box',
  },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: headHeight,
    fontSize: '0.75rem',
    color: 'text.secondary',
    bgcolor: 'background.paper',
    borderBottomWidth: 2,
  },
  '& td p': { m: 0 },
  '& .error td': {
    backgroundColor: `color-mix(in srgb, ${theme.palette.error.main} 8%, ${theme.palette.background.paper})`,
  },
  '& .outcome': { fontWeight: 650 },
  '& .note': { color: 'text.secondary' },
});

/** The rows of a file with their outcome; only visible ones are rendered. */
export function CheckTable({ rows, hasTables }: { rows: readonly ImportRow[]; hasTables: boolean }) {
  const container = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => container.current,
    estimateSize: () => rowHeight,
    paddingStart: headHeight,
    overscan: 8,
    useFlushSync: false,
    getItemKey: (index) => `${rows[index]?.table} ${rows[index]?.row} ${index}`,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? headHeight) - headHeight;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? headHeight);
  const { head } = importWords;
  return (
    // Scrolls by arrow keys when focused.
    <Box ref={container} tabIndex={0} role="region" aria-label={importWords.rows} sx={styles}>
      <table aria-label={importWords.rows} aria-rowcount={rows.length + 1}>
        <colgroup>
          <col style={{ width: hasTables ? 170 : 70 }} />
          <col style={{ width: 120 }} />
          <col style={{ width: '32%' }} />
          <col />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{head.row}</th>
            <th scope="col">{head.outcome}</th>
            <th scope="col">{head.project}</th>
            <th scope="col">{head.what}</th>
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Spacer height={before} />}
          {items.map(({ index, key }) => {
            const row = rows[index];
            return (
              row && (
                <tr
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-rowindex={index + 2}
                  className={row.outcome}
                >
                  <td>{hasTables ? `${row.row} (${row.table})` : row.row}</td>
                  <td className="outcome">{outcomeLabels[row.outcome]}</td>
                  <td>
                    {row.id !== null && `${row.id} · `}
                    {row.title || untitled.de}
                  </td>
                  <td>
                    <What row={row} />
                  </td>
                </tr>
              )
            );
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
      </table>
      {rows.length === 0 && (
        <Box component="p" sx={{ px: 1 }}>
          {importWords.noRows}
        </Box>
      )}
    </Box>
  );
}

function What({ row: { fields, changes = [], outcome, problems, notes } }: { row: ImportRow }) {
  const isShown = problems.length === 0 && outcome === 'update' && changes.length > 0;
  return (
    <>
      {problems.map(({ cell, message }, index) => (
        <p key={index}>
          <strong>{cell}</strong>: {message}
        </p>
      ))}
      {isShown &&
        changes.map(({ cell, label, before, after }, index) => {
          const removed = before === '' ? <EmptyValue /> : <Marked kind="removed">{before}</Marked>;
          const added = after === '' ? <EmptyValue /> : <Marked kind="added">{after}</Marked>;
          return (
            <p key={`${cell} ${index}`}>
              <span className="note">{label}:</span> {removed} <span aria-hidden="true">→</span> {added}
            </p>
          );
        })}
      {problems.length === 0 && !isShown && fields.length > 0 && <p>{fields.join(', ')}</p>}
      {notes.map((note) => (
        <p key={note} className="note">
          {note}
        </p>
      ))}
    </>
  );
}

/** Takes up the space of rows out of view. */
function Spacer({ height }: { height: number }) {
  return (
    <tr aria-hidden="true">
      <td colSpan={4} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
