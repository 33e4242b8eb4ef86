import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { shellWords } from '../i18n/shell';
import { MessagePage } from '../ui/MessagePage';

/** For pages that the account may not open. Signing out is offered, since another account may. */
export function AccessDeniedPage() {
  return (
    <MessagePage title={shellWords.denied} hint={shellWords.deniedHint}>
      <Button variant="contained" component={Link} to="/logout">
        {shellWords.logout}
      </Button>
    </MessagePage>
  );
}
