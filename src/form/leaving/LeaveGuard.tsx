import { useEvent } from 'react-admin';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { formWords } from '../../i18n/forms';
import { isSessionLost } from '../../session/session';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

interface LeaveGuardProps {
  /** Whether input would be lost. */
  isChanged: () => boolean;
  /** Called when the user deliberately discards their input. */
  onDiscard: () => void;
  /**
   * What a save means for leaving: `waits` for the response, `leaves` once it is saved, `stays` after a refusal, `asks`
   * if no save is in progress.
   */
  saving?: 'waits' | 'leaves' | 'stays' | 'asks';
  /** Called when the editor starts or stops waiting for a save. */
  onWaiting?: (waits: boolean) => void;
}

/** Asks before leaving a form with unsaved changes, unless the session is lost. */
export function LeaveGuard({ isChanged, onDiscard, saving = 'asks', onWaiting }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isSessionLost() &&
      nextLocation.pathname !== '/login' &&
      isChanged(),
  );
  const isBlocked = blocker.state === 'blocked';
  const [isWaiting, setWaiting] = useState(false);
  const settle = useEvent(() => {
    if (!isBlocked || (saving !== 'waits' && !isWaiting)) return;
    setWaiting(saving === 'waits');
    onWaiting?.(saving === 'waits');
    if (saving === 'leaves') blocker.proceed();
    if (saving === 'stays') blocker.reset();
  });
  useEffect(settle, [isBlocked, saving, settle]);

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isSessionLost() || !isChanged()) return;
      event.preventDefault();
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (!isBlocked || saving === 'waits' || isWaiting) return null;
  return (
    <ChoiceDialog
      title={formWords.leaveTitle}
      onClose={() => blocker.reset()}
      choices={[
        {
          label: formWords.leaveDiscard,
          color: 'error',
          act: () => {
            onDiscard();
            blocker.proceed();
          },
        },
        { label: formWords.leaveStay, main: true, act: () => blocker.reset() },
      ]}
    >
      {formWords.leaveQuestion}
    </ChoiceDialog>
  );
}
