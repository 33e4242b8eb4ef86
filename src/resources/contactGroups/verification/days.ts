import { recentDays } from '../../../../domain/submissions/verification';

const day = 24 * 3_600_000;

/** Full days since a moment. */
export const daysSince = (moment: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(moment)) / day));

/** Whether it was sent within the last 30 days. */
export const isRecent = (moment: string | null, now = Date.now()): boolean =>
  moment !== null && now - Date.parse(moment) <= recentDays * day;
