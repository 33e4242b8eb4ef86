/** Whether a day exists: `2024-02-30` does not. */
export function isCalendarDay(day: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day);
  if (!match || match[1] === '0000') return false;
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
}

/** Formats a timestamp as its day in Switzerland, such as `2026-11-22`. */
export const swissDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich' });
const timestamp = /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** A day in German notation, `5.3.2024`. */
const written = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/** The Swiss calendar day of a date or timestamp, also in German notation; null if it is neither. */
export function toDay(input: string): string | null {
  const [, date = '', month = '', year] = written.exec(input.trim()) ?? [];
  const value = year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : input.trim();
  if (isCalendarDay(value)) return value;
  const match = timestamp.exec(value);
  if (!match?.[1] || !isCalendarDay(match[1])) return null;
  if (!match[5]) return match[1];
  const moment = new Date(value.replace(' ', 'T'));
  return Number.isNaN(moment.getTime()) ? null : swissDay.format(moment);
}
