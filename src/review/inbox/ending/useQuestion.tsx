import { useCallback, useState, type ReactNode } from 'react';

/** A dialog that is awaited: `ask` shows it and resolves with the answer. */
export function useQuestion<Answer>(): [
  ask: (dialog: (answer: (answer: Answer) => void) => ReactNode) => Promise<Answer>,
  dialog: ReactNode,
] {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const ask = useCallback(async (make: (answer: (answer: Answer) => void) => ReactNode) => {
    const answer = await new Promise<Answer>((resolve) => setDialog(make(resolve)));
    setDialog(null);
    return answer;
  }, []);
  return [ask, dialog];
}
