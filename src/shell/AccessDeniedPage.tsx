import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { shellTexts } from '../i18n/shell';
import { MessagePage } from '../ui/MessagePage';

/** For pages that the account may not open. Signing out is offered, since another account may. */
export function AccessDeniedPage() {
  return (
    <MessagePage title={shellTexts.denied} hint={shellTexts.deniedHint}>
      <Button variant="contained" component={Link} to="/logout">
        {shellTexts.logout}
      </Button>
    </MessagePage>
  );
}
