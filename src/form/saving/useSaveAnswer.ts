import { useNotify } from 'react-admin';
import { useCallback } from 'react';
import type { SaveAnswer } from '../../../domain/accounts/users';
import { problemOf } from '../../api/http';
import { changeSettings, useMe } from '../../session/session';

/** The remembered answer to the save question, or null to be asked, with a setter; it applies on every device. */
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
