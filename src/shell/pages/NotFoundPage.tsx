import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { shellWords } from '../../i18n/shell';
import { MessagePage, useWindowTitle } from '../../ui/page';

/** Shown for unknown addresses. */
export function NotFoundPage() {
  useWindowTitle(shellWords.notFound);
  return (
    <MessagePage title={shellWords.notFound} hint={shellWords.notFoundHint}>
      <Button variant="contained" component={Link} to="/">
        {shellWords.backToStart}
      </Button>
    </MessagePage>
  );
}
