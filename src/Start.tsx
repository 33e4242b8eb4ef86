import Button from '@mui/material/Button';
import { useCallback, useEffect, useState } from 'react';
import type { PublicConfig } from '../domain/features';
import { App } from './App';
import { ConfigProvider, loadConfig } from './session/config';
import { shellWords } from './i18n/shell';
import { MessagePage } from './ui/MessagePage';
import { PlainTheme } from './theme/PlainTheme';

/** Asks the server what this instance is, then shows the application; says so when the server can't be reached. */
export function Start() {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  const [error, setError] = useState<string | null>(null);
  const load = useCallback(() => {
    setError(null);
    loadConfig().then(setConfig, (failure: Error) => setError(failure.message));
  }, []);
  useEffect(load, [load]);

  if (config) {
    return (
      <ConfigProvider value={config}>
        <App />
      </ConfigProvider>
    );
  }
  if (error === null) return null;
  return (
    <PlainTheme>
      <MessagePage title={shellWords.noServer} hint={error}>
        <Button variant="contained" onClick={load}>
          {shellWords.retry}
        </Button>
      </MessagePage>
    </PlainTheme>
  );
}
