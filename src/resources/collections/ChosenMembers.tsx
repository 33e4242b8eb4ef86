import RemoveIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { useIsLocked } from '../../fields/formContext';
import { useField, useListError } from '../../fields/useField';
import { collectionWords, type MemberWords as Words } from '../../i18n/types';
import { dragStyles, useReorder } from '../../ui/reorder/useReorder';
import { MemberName, MemberWords, PreviewButton, type Member, focusInRow, showRow, VirtualRows } from './MemberRows';

interface ChosenMembersProps {
  words: Words;
  onPreview?: ((member: Member) => void) | undefined;
  /** What a row shows next to the name. */
  detail?: ((member: Member) => ReactNode) | undefined;
  say: (news: string) => void;
}

/** The chosen records in order, sortable with mouse, touch and keyboard; only visible rows are rendered. */
export function ChosenMembers({ words, onPreview, detail, say }: ChosenMembersProps) {
  const { value, onChange, error } = useField<Member[]>('selection');
  const listError = useListError('selection');
  const isLocked = useIsLocked('selection');
  const chosen = useMemo(() => value ?? [], [value]);
  const latest = useRef(chosen);
  latest.current = chosen;
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => chosen.map(({ id }) => String(id)), [chosen]);
  const {
    box,
    onNear,
    handle,
    extras: dragging,
  } = useReorder({
    keys,
    row: 'li',
    canSort: !isLocked,
    nameOf: (key) => latest.current.find(({ id }) => String(id) === key)?.name ?? '',
    onMove: (from, to) => {
      const next = [...latest.current];
      next.splice(to, 0, ...next.splice(from, 1));
      onChange(next);
    },
    bringInSight: (index) => showRow(scroller.current, index),
  });
  const removed = useRef(-1);
  useLayoutEffect(() => {
    if (removed.current >= 0) focusInRow(scroller.current, removed.current, '[data-remove]');
    removed.current = -1;
  }, [chosen]);
  const remove = (member: Member, index: number) => {
    removed.current = index;
    onChange(chosen.filter(({ id }) => id !== member.id));
    say(collectionWords.removed(member.name));
  };
  if (chosen.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {words.none}
      </Typography>
    );
  return (
    <Box ref={box} onPointerOver={onNear} sx={dragStyles('li')}>
      {(error ?? listError) && (
        <Alert severity="error" sx={{ mb: 1 }}>
          {error ?? listError}
        </Alert>
      )}
      {!isLocked && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 0.5 }}>
          {collectionWords.chosenHint}
        </Typography>
      )}
      <VirtualRows
        rows={chosen}
        label={words.chosen(chosen.length)}
        scroller={scroller}
        renderRow={(member, index) => (
          <>
            {!isLocked && handle(String(member.id), true)}
            <MemberWords
              member={member}
              name={<MemberName name={member.name} isAlone={!detail} />}
              detail={detail?.(member)}
            />
            {onPreview && <PreviewButton member={member} onClick={() => onPreview(member)} />}
            {!isLocked && (
              <IconButton
                size="small"
                data-remove
                aria-label={collectionWords.remove(member.name)}
                onClick={() => remove(member, index)}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
            )}
          </>
        )}
      />
      {dragging}
    </Box>
  );
}
