import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { shellTexts } from '../i18n/shell';
import { MessagePage } from '../ui/MessagePage';

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  return (
    <MessagePage title={shellTexts.notFound} hint={shellTexts.notFoundHint}>
      <Button variant="contained" component={Link} to="/">
        {shellTexts.backToStart}
      </Button>
    </MessagePage>
  );
}
