import { Notification, useNotificationContext, type NotificationPayload } from 'react-admin';
import { useState } from 'react';

/**
 * The latest message only. The library shows each message for four seconds, one after another: clearing the inbox
 * by keyboard would show messages half a minute late.
 */
export function LatestNotification() {
  const newest = useNotificationContext().notifications.at(-1);
  const [shown, setShown] = useState<{ message?: NotificationPayload; count: number }>({ count: 0 });
  if (newest && newest !== shown.message) setShown({ message: newest, count: shown.count + 1 });
  // On the right, so as not to cover the controls below a list on the left.
  return <Notification key={shown.count} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />;
}
