const zone = { timeZone: 'Europe/Zurich' } as const;
const day = new Intl.DateTimeFormat('de-CH', { ...zone, day: '2-digit', month: '2-digit', year: 'numeric' });
const shortDay = new Intl.DateTimeFormat('de-CH', { ...zone, day: '2-digit', month: '2-digit', year: '2-digit' });
const moment = new Intl.DateTimeFormat('de-CH', {
  ...zone, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('de-CH', {
  ...zone, day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit',
});

/** `DD.MM.YYYY, HH:mm:ss` in Swiss time of an ISO 8601 moment; '' when it is none. */
export function formatClock(iso: unknown): string {
  return formatted(clock, iso);
}

/** `DD.MM.YYYY HH:mm` in Swiss time of an ISO 8601 moment; '' when it is none. */
export function formatMoment(iso: unknown): string {
  return formatted(moment, iso).replace(', ', ' ');
}

/** `DD.MM.YYYY` of a calendar day or a moment; '' when it is neither. */
export function formatDay(iso: unknown): string {
  return formatted(day, iso);
}

/** `DD.MM.YY` of a calendar day or a moment, where there is little room; '' when it is neither. */
export function formatShortDay(iso: unknown): string {
  return formatted(shortDay, iso);
}

/** The year of a calendar day or a moment; '' when it is neither. */
export function formatYear(iso: unknown): string {
  return formatDay(iso).slice(-4);
}

function formatted(format: Intl.DateTimeFormat, iso: unknown): string {
  const time = typeof iso === 'string' ? Date.parse(iso) : Number.NaN;
  return Number.isNaN(time) ? '' : format.format(time);
}
