import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** Which record it is, and what is done with it; of a new one the latter alone. */
export function FormHeading({ id, heading, title }: { id: string; heading: string; title: string }) {
  return (
    <Typography id={id} variant="h1" sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
      {title && <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>{heading} </Box>}
      <Box component="span" title={title || undefined} sx={{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden', fontSize: title ? '1.125rem' : undefined }}>{title || heading}</Box>
    </Typography>
  );
}
