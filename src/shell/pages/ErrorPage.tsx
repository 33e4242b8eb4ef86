import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useServerAway } from '../../cache/whenBack';
import { shellWords } from '../../i18n/shell';
import { MessagePage } from '../../ui/page';

/**
 * Shown after a bug: what happened, and two ways back, which both reload the page and so also work after an update.
 * If the code failed to load because the server was away, the page reloads once it is back; until then reloading
 * would leave only the browser's error page.
 */
export function ErrorPage({ error }: { error: Error }) {
  const isAway = useServerAway();
  const wasAway = useRef(isAway);
  useEffect(() => {
    if (!isAway && wasAway.current) location.reload();
    wasAway.current = isAway;
  }, [isAway]);
  if (isAway) return <MessagePage title={shellWords.noServer} hint={shellWords.comesBack} />;
  return (
    <MessagePage title={shellWords.broken} hint={shellWords.brokenHint}>
      <Box role="alert" sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          {shellWords.retry}
        </Button>
        <Button href="/">{shellWords.backToStart}</Button>
      </Box>
      <Box component="details" sx={{ mt: 4 }}>
        <summary>{shellWords.details}</summary>
        <Typography component="pre" variant="body2" sx={{ overflow: 'auto' }}>
          {error.message}
        </Typography>
      </Box>
    </MessagePage>
  );
}
