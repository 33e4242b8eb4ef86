import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { formWords } from '../../i18n/forms';
import { isSessionLost } from '../../session/session';
import { ChoiceDialog } from '../../ui/ChoiceDialog';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  isChanged: () => boolean;
  /** What is typed is given up on purpose. */
  onDiscard: () => void;
  /** A save that is under way: whoever wants to leave waits for it, and gets there once it is done. */
  saving?: { isUnderWay: () => boolean; hold: (way: HeldWay) => void } | undefined;
}

/** A way somewhere else, held until it is known how a save ends. */
export interface HeldWay {
  proceed: () => void;
  stay: () => void;
}

/** Asks before somebody leaves a form with unsaved changes; a lost session is not held back. */
export function LeaveGuard({ isChanged, onDiscard, saving }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !isSessionLost() &&
      nextLocation.pathname !== '/login' &&
      isChanged(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isSessionLost() || !isChanged()) return;
      event.preventDefault();
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);

  const waits = blocker.state === 'blocked' && saving?.isUnderWay() === true;
  useEffect(() => {
    if (waits) saving?.hold({ proceed: () => blocker.proceed?.(), stay: () => blocker.reset?.() });
  }, [blocker, saving, waits]);

  if (blocker.state !== 'blocked' || waits) return null;
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
