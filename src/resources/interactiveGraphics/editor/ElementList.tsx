import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { useFormLanguage } from '../../../fields/formContext';
import { opensFieldAttribute } from '../../../form/problems/focusField';
import { editorWords } from '../../../i18n/types';
import { nameOf } from '../../../../domain/contentType';
import { projects } from '../../../../domain/types/project';
import { entryRow, languagesOf } from './entryRow';
import type { Assignment } from './useAssignments';
import { elementMark } from './useFocusAfterAssignment';

export interface Listed {
  key: string;
  name: string;
  item: Assignment | undefined;
  isStart: boolean;
}

interface ElementListProps {
  listed: readonly Listed[];
  done: number;
  chosen: string | null;
  hovered: string | null;
  onChoose: (key: string) => void;
  onHover: (key: string | null) => void;
}

/** All interactive elements with their content, empty ones first. */
export function ElementList({ listed, done, chosen, hovered, onChoose, onHover }: ElementListProps) {
  const list = useRef<HTMLUListElement>(null);
  const entry = entryRow(
    listed.map(({ item }) => item),
    useFormLanguage(),
  );
  useEffect(() => {
    const [box, row] = [list.current, list.current?.querySelector<HTMLElement>('[data-hovered]')];
    // An element hovered in the drawing scrolls into view in the list, without scrolling the page.
    if (!box || !row || box.matches(':hover')) return;
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight)
      box.scrollTop = top - box.clientHeight / 2;
  }, [hovered]);
  return (
    <Box
      component="section"
      aria-label={editorWords.list}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
    >
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 0.5 }}>
        {editorWords.progress(done, listed.length)}
      </Typography>
      <Box component="ul" ref={list} sx={styles}>
        {listed.map(({ key, name, item, isStart }, index) => (
          <ElementRow
            key={key}
            id={key}
            name={name}
            isStart={isStart}
            {...summaryOf(item)}
            isEntry={index === entry}
            isChosen={key === chosen}
            isHovered={key === hovered}
            onChoose={onChoose}
            onHover={onHover}
          />
        ))}
      </Box>
    </Box>
  );
}

interface RowProps extends Pick<ElementListProps, 'onChoose' | 'onHover'>, Summary {
  id: string;
  name: string;
  isStart: boolean;
  /** Whether writing in the form's language starts at this row. */
  isEntry: boolean;
  isChosen: boolean;
  isHovered: boolean;
}

/** Props are only strings and flags, so that editing one element does not re-render hundreds of rows. */
const ElementRow = memo(function ElementRow({
  id,
  name,
  isStart,
  summary,
  mark,
  isEntry,
  isChosen,
  isHovered,
  onChoose,
  onHover,
}: RowProps) {
  return (
    <li data-hovered={isHovered || undefined}>
      <button
        type="button"
        {...(isEntry && opensFieldAttribute)}
        {...elementMark(id)}
        aria-current={isChosen || undefined}
        onClick={() => onChoose(id)}
        onPointerEnter={() => onHover(id)}
        onPointerLeave={() => onHover(null)}
        onFocus={() => onHover(id)}
        onBlur={() => onHover(null)}
      >
        <span data-part="name">{name}</span>
        {isStart && <span data-part="mark">{editorWords.isStart}</span>}
        <span
          data-part={mark === 'none' ? 'summary' : 'mark'}
          data-mark={mark}
          title={mark === 'project' ? summary : undefined}
        >
          {summary}
        </span>
      </button>
    </li>
  );
});

/** Shared by all rows, because hundreds of styled components would delay every opening. */
const styles: SxProps<Theme> = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflow: 'auto',
  maxHeight: { xs: 280, md: '62vh' },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& button': {
    all: 'unset',
    boxSizing: 'border-box',
    cursor: 'pointer',
    width: '100%',
    minHeight: 36,
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    px: 1.25,
    py: 0.75,
    typography: 'body2',
    borderLeft: '3px solid transparent',
  },
  '& li[data-hovered] button': { bgcolor: 'action.hover' },
  '& button[aria-current]': { bgcolor: 'action.selected', borderLeftColor: 'primary.main', fontWeight: 600 },
  '& button:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& [data-part]': { flex: 'none', whiteSpace: 'nowrap' },
  '& [data-part="name"]': { flex: '1 1 0', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& [data-part="summary"]': { typography: 'caption', color: 'text.secondary', letterSpacing: '0.04em' },
  '& [data-part="mark"]': {
    typography: 'caption',
    fontWeight: 400,
    lineHeight: '22px',
    px: 1,
    maxWidth: 130,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    border: 1,
    borderColor: 'divider',
    borderRadius: 3,
  },
  '& [data-mark="project"]': { color: 'info.main', borderColor: 'info.main' },
  '& [data-mark="missing"]': { color: 'warning.main', borderColor: 'warning.main' },
};

interface Summary {
  summary: string;
  /** The label's style: missing content stands out, and so do projects. */
  mark: 'missing' | 'project' | 'none';
}

/** The content of an element in a word: a project, or the languages of its text. */
function summaryOf(item: Assignment | undefined): Summary {
  if (item?.type === 'project')
    return item.project
      ? { summary: nameOf(projects, item.project), mark: 'project' }
      : { summary: editorWords.noProject, mark: 'missing' };
  const there = item ? languagesOf(item) : [];
  return there.length === 0
    ? { summary: editorWords.missing, mark: 'missing' }
    : { summary: there.join(' ').toUpperCase(), mark: 'none' };
}
