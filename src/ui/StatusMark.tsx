import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { Content } from '../../domain/contents';

/** A type's names for its two states: 'Öffentlich', and 'Entwurf' or 'Privat'. */
export function visibilityWords({ visibility: [open, closed] }: Pick<Content, 'visibility'>): {
  open: string;
  closed: string;
} {
  return { open: open.label, closed: closed.label };
}

/** Amber for drafts, green for public, in lists, forms and searches alike. */
export function statusColors({ palette: { success, warning } }: Theme, isPublic: boolean) {
  const color = isPublic ? success : warning;
  return { color: color.contrastText, backgroundColor: color.main };
}

/** Marks a record as draft, private or public in lists. */
export function StatusMark({ isPublic, label }: { isPublic: boolean; label: string }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        flex: 'none',
        fontSize: '0.6875rem',
        lineHeight: '16px',
        px: '5px',
        borderRadius: '3px',
        fontWeight: 600,
        ...statusColors(theme, isPublic),
      })}
    >
      {label}
    </Box>
  );
}
