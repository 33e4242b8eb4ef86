const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-CH', { timeZone: 'Europe/Zurich', day: '2-digit', month: '2-digit', ...options });
const shortDay = formatOf({ year: '2-digit' });
const day = formatOf({ year: 'numeric' });
const moment = formatOf({ year: 'numeric', hour: '2-digit', minute: '2-digit' });
const clock = formatOf({ year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Formats an ISO 8601 date and time as `DD.MM.YYYY, HH:mm:ss` in Swiss time; '' for anything else. */
export function formatClock(iso: unknown): string {
  return formatted(clock, iso);
}

/** Formats an ISO 8601 date and time as `DD.MM.YYYY HH:mm` in Swiss time; '' for anything else. */
export function formatDateTime(iso: unknown): string {
  return formatted(moment, iso).replace(', ', ' ');
}

/** Formats an ISO 8601 date and time as `HH:mm` in Swiss time; '' for anything else. */
export function formatTime(iso: unknown): string {
  return formatDateTime(iso).slice(-5);
}

/** Formats a date, with or without time, as `DD.MM.YYYY`; '' for anything else. */
export function formatDay(iso: unknown): string {
  return formatted(day, iso);
}

/** Formats a date, with or without time, as `DD.MM.YY` where there is little room; '' for anything else. */
export function formatShortDay(iso: unknown): string {
  return formatted(shortDay, iso);
}

/** The year of a date, with or without time; '' for anything else. */
export function formatYear(iso: unknown): string {
  return formatDay(iso).slice(-4);
}

function formatted(format: Intl.DateTimeFormat, iso: unknown): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? '' : format.format(time);
}

/**
 * Formats `125000.5` as `125’000.50`, in Swiss notation. Takes a string, so that no digit is lost. Anything but a
 * number is unchanged.
 */
export function groupedAmount(value: string): string {
  const [, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(value) ?? [];
  if (whole === '') return value;
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '’');
  return `${sign}${grouped}${cents && `.${cents.padEnd(2, '0')}`}`;
}
