import { useEffect, useState, type RefObject } from 'react';
import { CallFailed } from './calls';

/**
 * Sends a form once at a time. After a failure the first invalid field takes the focus, otherwise the message.
 * @param element the form: fields have `data-field`, messages the role `alert`
 */
export function useSending(element: RefObject<HTMLElement | null>) {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<CallFailed | null>(null);
  useEffect(() => {
    if (!failure) return;
    const wrong = new Set(failure.errors.map(({ field }) => field));
    const fields = [...(element.current?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
    const first = fields.find(({ dataset }) => wrong.has(dataset.field ?? ''));
    (first ?? element.current?.querySelector<HTMLElement>('[role="alert"]'))?.focus();
  }, [failure, element]);
  /** @param act throws `CallFailed` */
  const send = async (act: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(error instanceof CallFailed ? error : new CallFailed(0));
    }
    setSending(false);
  };
  return { isSending, failure, send };
}
