import Box from '@mui/material/Box';
import { statusColors } from './statusColors';

/** Says that a record is a draft (or private), or public, wherever records are listed. */
export function StatusMark({ isPublic, label }: { isPublic: boolean; label: string }) {
  return <Box component="span" sx={(theme) => ({ flex: 'none', fontSize: '0.6875rem', lineHeight: '16px', px: '5px', borderRadius: '3px', fontWeight: 600, ...statusColors(theme, isPublic) })}>{label}</Box>;
}
