import Button from '@mui/material/Button';
import { useLogout } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { shellWords } from '../../i18n/shell';
import { ContentLoading, MessagePage } from '../../ui/page';

/**
 * Shown for `/logout` within the application: ends the session on the server, drops all loaded data and goes to the
 * sign-in page. (From outside, the server answers this address.)
 */
export function LogoutPage() {
  const logout = useLogout();
  const [error, setError] = useState<string | null>(null);
  const leave = useCallback(() => {
    setError(null);
    logout({}, '/login', false).catch((failure: Error) => setError(failure.message));
  }, [logout]);
  useEffect(leave, [leave]);
  if (error === null) return <ContentLoading />;
  return (
    <MessagePage title={shellWords.logoutFailed} hint={error}>
      <Button variant="contained" onClick={leave}>
        {shellWords.retry}
      </Button>
    </MessagePage>
  );
}
