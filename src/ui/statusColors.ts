import type { Theme } from '@mui/material/styles';

/** Amber is a draft, green is public: the same in lists, forms and searches. */
export function statusColors({ palette: { success, warning } }: Theme, isPublic: boolean) {
  const color = isPublic ? success : warning;
  return { color: color.contrastText, backgroundColor: color.main };
}
