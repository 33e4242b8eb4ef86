import { toMoment } from '../../../domain/values/moments';

/** The keys of a phone may offer nothing else, and who is in a hurry types nothing else. */
const digits = /^(\d{2})(\d{2})(\d{4}|\d{2})(?:,?\s*(\d{2})(\d{2}))?$/;

/**
 * Reads `18.3.2027 9:00`, `18.03.27, 9.00`, `18032027 0900` or ISO 8601 as `2027-03-18T09:00:00+01:00`, a day alone as
 * its beginning, nothing as null. Anything else comes back as typed, so that it is refused on saving instead of being
 * lost. Two digits mean a year of this century.
 */
export function readMoment(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const dotted = text.replace(
    digits,
    (_all, day, month, year, hours, minutes) =>
      `${day}.${month}.${year}${hours === undefined ? '' : ` ${hours}:${minutes}`}`,
  );
  return (
    toMoment(
      dotted.replace(
        /^(\d{1,2})[./](\d{1,2})[./](?:(\d{4})|(\d{2}))(?!\d)/,
        (_all, day, month, year, short) => `${day}.${month}.${year ?? `20${short}`}`,
      ),
    ) ?? text
  );
}
