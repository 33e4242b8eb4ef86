import PreviewIcon from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode, RefObject } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { collectionWords } from '../../i18n/types';
import { formWords } from '../../i18n/forms';
import { StatusMark } from '../../ui/StatusMark';

/** The values of a record shown in the rows of a collection. */
export interface Member {
  id: number;
  name: string;
  isPublic: boolean;
  [field: string]: unknown;
}

/** The id, name and detail of a row; the surrounding list adds the buttons. */
export function MemberWords({ member, name, detail }: { member: Member; name: ReactNode; detail?: ReactNode }) {
  return (
    <>
      <Typography
        variant="caption"
        color="text.secondary"
        sx={{ display: { xs: 'none', sm: 'block' }, flex: 'none', width: 52, fontVariantNumeric: 'tabular-nums' }}
      >
        {member.id}
      </Typography>
      <Box
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          alignItems: { xs: 'stretch', sm: 'center' },
          columnGap: 1,
        }}
      >
        <Box sx={{ flex: { sm: '1 1 0' }, minWidth: 0, display: 'flex', alignItems: 'center', gap: 1 }}>
          {name}
          {!member.isPublic && <StatusMark isPublic={false} label={collectionWords.draft} />}
        </Box>
        {detail && (
          <Typography variant="caption" color="text.secondary" noWrap>
            {detail}
          </Typography>
        )}
      </Box>
    </>
  );
}

/** The name of a record on one line; on a phone on two, if the row shows nothing else. */
export function MemberName({ name, isAlone }: { name: string; isAlone: boolean }) {
  return (
    <Typography
      variant="body2"
      title={name}
      sx={{
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        textAlign: 'left',
        whiteSpace: { sm: 'nowrap' },
        lineHeight: { xs: 1.25, sm: 1.43 },
        display: { xs: '-webkit-box', sm: 'block' },
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: { xs: isAlone ? '2' : '1', sm: 'none' },
      }}
    >
      {name}
    </Typography>
  );
}

/** Opens the public view of a record. */
export function PreviewButton({ member, onClick }: { member: Member; onClick: () => void }) {
  return (
    <IconButton
      size="small"
      aria-label={formWords.previewTitle(member.name)}
      title={formWords.preview}
      onClick={onClick}
      sx={{ position: 'relative', zIndex: 1 }}
    >
      <PreviewIcon fontSize="small" />
    </IconButton>
  );
}

const rowHeight = 44;

interface VirtualRowsProps<Row> {
  rows: readonly Row[];
  label: string;
  /** The scrolling element. */
  scroller: RefObject<HTMLDivElement | null>;
  renderRow: (row: Row, index: number) => ReactNode;
}

/** Rows of equal height; only visible ones are rendered. */
export function VirtualRows<Row extends { id: number }>({ rows, label, scroller, renderRow }: VirtualRowsProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 10,
    useFlushSync: false,
  });
  return (
    <Box
      ref={scroller}
      sx={{
        maxHeight: 'min(60dvh, 440px)',
        overflowY: 'auto',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        position: 'relative',
      }}
    >
      <Box
        component="ul"
        aria-label={label}
        sx={{ listStyle: 'none', m: 0, p: 0, position: 'relative', height: virtualizer.getTotalSize() }}
      >
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <Box
                key={row.id}
                component="li"
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                sx={{
                  position: 'absolute',
                  left: 0,
                  right: 0,
                  height: rowHeight,
                  boxSizing: 'border-box',
                  px: 1,
                  display: 'flex',
                  alignItems: 'center',
                  gap: 1,
                  borderBottom: 1,
                  borderColor: 'divider',
                  '&:hover': { bgcolor: 'action.hover' },
                }}
                style={{ transform: `translateY(${start}px)` }}
              >
                {renderRow(row, index)}
              </Box>
            )
          );
        })}
      </Box>
    </Box>
  );
}

/** Scrolls so that a row is rendered. */
export function showRow(scroller: HTMLElement | null, index: number): void {
  if (!scroller) return;
  const top = index * rowHeight;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (top + rowHeight > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = top + rowHeight - scroller.clientHeight;
}

/**
 * Restores the focus after a row was removed: to the same button of the row in its place, or of the last row.
 * @param button a selector of the button
 */
export function focusInRow(scroller: HTMLElement | null, index: number, button: string): void {
  const rows = [...(scroller?.querySelectorAll<HTMLElement>('li') ?? [])];
  const at = (row: HTMLElement) => Number(row.getAttribute('aria-posinset')) - 1;
  (rows.find((row) => at(row) === index) ?? rows.at(-1))?.querySelector<HTMLElement>(button)?.focus();
}
