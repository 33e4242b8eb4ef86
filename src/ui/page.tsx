import LinearProgress from '@mui/material/LinearProgress';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { HttpError } from 'react-admin';
import { shellWords } from '../i18n/shell';
import { listWords } from '../i18n/lists';
import { useConfig } from '../session/config';

const appear = keyframes({ from: { opacity: 0 } });

/** Shown while the code of a page loads, if that takes noticeably long. */
export function ContentLoading() {
  return <LinearProgress aria-label={shellWords.loading} sx={{ height: 2, animation: `${appear} 200ms 200ms both` }} />;
}

/** A page that only has a message: a title, a line of text, and where to go next. */
export function MessagePage({ title, hint, children }: { title: string; hint: string; children?: ReactNode }) {
  return (
    <Box component="section" sx={{ maxWidth: 560, mx: 'auto', mt: { xs: 6, sm: 12 }, px: 3 }}>
      <Typography variant="h1" gutterBottom>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {hint}
      </Typography>
      {children}
    </Box>
  );
}

/**
 * Says why something could not be loaded, and offers to retry. For features that a demo lacks, it only says so.
 * @param what the failure, in words
 */
export function LoadFailed({
  what,
  error,
  onRetry,
  sx = { mb: 1 },
}: {
  what?: string;
  error: Error;
  onRetry: () => void;
  sx?: SxProps<Theme>;
}) {
  if (error instanceof HttpError && error.status === leftOut)
    return (
      <Alert severity="info" sx={sx}>
        {error.message}
      </Alert>
    );
  return (
    <Alert
      severity="error"
      sx={sx}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          {listWords.retry}
        </Button>
      }
    >
      {what} {error.message}
    </Alert>
  );
}

/** The status for features that are not supported. */
const leftOut = 501;

/**
 * Sets the window title.
 * @param parts most specific first; empty ones are left out
 */
export function useWindowTitle(...parts: readonly string[]): void {
  const { productName } = useConfig();
  const title = [...parts, productName].filter(Boolean).join(' – ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
