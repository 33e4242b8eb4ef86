import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import type { SaveAnswer } from '../../../domain/accounts/users';
import { problemOf } from '../../api/http';
import { changeSettings, useMe } from '../../session/session';

/**
 * What somebody answered once for all saves, null where they are asked each time, and how to set it; it holds wherever
 * they sign in.
 */
export function useSaveAnswer(): [SaveAnswer | null, (answer: SaveAnswer | null) => void] {
  const notify = useNotify();
  const set = useCallback(
    (saveAnswer: SaveAnswer | null) => {
      changeSettings({ saveAnswer }).catch((error: unknown) =>
        notify(problemOf(error)?.detail ?? String(error), { type: 'error' }),
      );
    },
    [notify],
  );
  return [useMe()?.settings.saveAnswer ?? null, set];
}
