import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { shellWords } from '../../i18n/shell';
import { MessagePage } from '../../ui/page';
import { homePath } from '../sidebar/menu';
import { useMenu } from '../sidebar/useMenu';

/** Shown without permission for a page: offers the first page the account may open, if any, and signing out. */
export function AccessDeniedPage() {
  const entries = useMenu();
  const home = entries && homePath(entries);
  return (
    <MessagePage title={shellWords.denied} hint={shellWords.deniedHint}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {home && (
          <Button variant="contained" component={Link} to={home}>
            {shellWords.backToStart}
          </Button>
        )}
        <Button variant={home ? 'outlined' : 'contained'} component={Link} to="/logout">
          {shellWords.logoutForOther}
        </Button>
      </Stack>
    </MessagePage>
  );
}
