import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { isMissing } from '../../../../domain/locales';
import { editorWords } from '../../../i18n/interactiveGraphics';
import { nameOf } from '../../../../domain/contentType';
import { projects } from '../../../../domain/types/project';
import type { Assignment } from './useAssignments';

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

/** All interactive elements with what each says, those that say nothing first. */
export function ElementList({ listed, done, chosen, hovered, onChoose, onHover }: ElementListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const [box, row] = [list.current, list.current?.querySelector<HTMLElement>('[data-hovered]')];
    // What is pointed at in the drawing comes into sight here, without moving the page.
    if (!box || !row || box.matches(':hover')) return;
    const top = row.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight) box.scrollTop = top - box.clientHeight / 2;
  }, [hovered]);
  return (
    <Box component="section" aria-label={editorWords.list} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 0.5 }}>{editorWords.progress(done, listed.length)}</Typography>
      <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'auto', maxHeight: { xs: 280, md: '62vh' }, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        {listed.map((one) => (
          <ElementRow key={one.key} listed={one} isChosen={one.key === chosen} isHovered={one.key === hovered} onChoose={onChoose} onHover={onHover} />
        ))}
      </Box>
    </Box>
  );
}

interface RowProps extends Pick<ElementListProps, 'onChoose' | 'onHover'> {
  listed: Listed;
  isChosen: boolean;
  isHovered: boolean;
}

const ElementRow = memo(function ElementRow({ listed: { key, name, item, isStart }, isChosen, isHovered, onChoose, onHover }: RowProps) {
  return (
    <Box component="li" data-hovered={isHovered || undefined} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        aria-current={isChosen || undefined}
        onClick={() => onChoose(key)}
        onPointerEnter={() => onHover(key)}
        onPointerLeave={() => onHover(null)}
        onFocus={() => onHover(key)}
        onBlur={() => onHover(null)}
        sx={{
          width: '100%', justifyContent: 'flex-start', gap: 0.75, px: 1.25, py: 0.75, textAlign: 'left', minHeight: 36,
          bgcolor: isChosen ? 'action.selected' : isHovered ? 'action.hover' : undefined,
          borderLeft: 3, borderColor: isChosen ? 'primary.main' : 'transparent',
        }}
      >
        <Typography variant="body2" noWrap sx={{ flexGrow: 1, minWidth: 0, fontWeight: isChosen ? 600 : undefined }}>{name}</Typography>
        {isStart && <Chip label={editorWords.isStart} size="small" variant="outlined" />}
        <What item={item} />
      </ButtonBase>
    </Box>
  );
});

const languages = ['fr', 'it'] as const;

/** What an element says, in a word: its project, or in which languages its text is there. */
function What({ item }: { item: Assignment | undefined }) {
  if (item?.type === 'project') {
    const name = item.project ? nameOf(projects, item.project) : editorWords.noProject;
    return <Chip label={name} title={name} size="small" color={item.project ? 'info' : 'warning'} variant="outlined" sx={{ maxWidth: 130 }} />;
  }
  const there = item ? ['de', ...languages].filter((locale) => !isMissing(locale === 'de' ? item.content : item.translations?.[locale]?.content)) : [];
  if (there.length === 0) return <Chip label={editorWords.missing} size="small" color="warning" variant="outlined" />;
  return <Typography variant="caption" color="text.secondary" sx={{ whiteSpace: 'nowrap', letterSpacing: '0.04em' }}>{there.map((locale) => locale.toUpperCase()).join(' ')}</Typography>;
}
