import Button from '@mui/material/Button';
import { useLogout } from 'react-admin';
import { useCallback, useEffect, useState } from 'react';
import { shellWords } from '../../i18n/shell';
import { ContentLoading } from '../../ui/ContentLoading';
import { MessagePage } from '../../ui/MessagePage';

/**
 * What `/logout` shows when it is reached inside the application: ends the session on the server, drops everything
 * that was read, and goes to the sign-in page. (Opened from outside, the address is answered by the server.)
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
