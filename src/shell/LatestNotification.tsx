import { Notification, useNotificationContext, type NotificationPayload } from 'react-admin';
import { useState } from 'react';

/**
 * The message about what has just happened. It takes the place of the one before: the library shows each for four
 * seconds, one after the other, so that whoever clears the inbox by keyboard would read of what was saved half a minute
 * ago.
 */
export function LatestNotification() {
  const newest = useNotificationContext().notifications.at(-1);
  const [shown, setShown] = useState<{ message?: NotificationPayload; count: number }>({ count: 0 });
  if (newest && newest !== shown.message) setShown({ message: newest, count: shown.count + 1 });
  // Not over what stands beneath a list on the left.
  return <Notification key={shown.count} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} />;
}
