import { Notification, useNotificationContext, type NotificationPayload } from 'react-admin';
import { useState } from 'react';

/**
 * Shows only the latest message. The library shows messages one after another for four seconds each, so clearing the
 * inbox with the keyboard would show them half a minute late.
 */
export function LatestNotification() {
  const newest = useNotificationContext().notifications.at(-1);
  const [shown, setShown] = useState<{ message?: NotificationPayload; count: number }>({ count: 0 });
  if (newest && newest !== shown.message) setShown({ message: newest, count: shown.count + 1 });
  // On the right, in order not to cover the controls below a list on the left.
  return <Notification key={shown.count} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />;
}
