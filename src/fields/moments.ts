import { clockAt, momentOf, timesAt, toMoment } from '../../domain/moments';
import { formWords } from '../i18n/forms';
import { formatMoment } from '../ui/format';
import { readDay } from './days';

/** `18.03.2027 09:00` in the clock of Zurich; in the hour that happens twice with which of them it is. What is no moment stays as it is. */
export function showMoment(value: string | null | undefined): string {
  const moment = toMoment(value ?? '');
  if (moment === null) return value ?? '';
  const both = bothOf(moment);
  return both ? `${formatMoment(moment)} (${moment === both[0] ? formWords.summerTime : formWords.winterTime})` : formatMoment(moment);
}

/** The two moments that the clock shows alike, the earlier one first; undefined where it shows this one only. In: a moment in the form that is kept. */
export function bothOf(moment: string): [string, string] | undefined {
  const [first, second] = timesAt(clockAt(Date.parse(moment)));
  return first === undefined || second === undefined ? undefined : [momentOf(first), momentOf(second)];
}

/**
 * Reads `18.3.2027 9:00`, `18.03.27, 9.00` or ISO 8601 as `2027-03-18T09:00:00+01:00`, a day alone as its beginning, nothing as null. Anything
 * else comes back as typed, so that it is refused on saving instead of being lost.
 */
export function readMoment(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const match = /^([\d./]+)(?:,?\s+(\d{1,2})[:.h](\d{2})(?:\s+\((\p{L}+)\))?)?$/u.exec(text);
  if (!match) return toMoment(text) ?? text;
  const [, day = '', hours = '0', minutes = '00', season] = match;
  const moment = toMoment(`${readDay(day) ?? ''}T${hours.padStart(2, '0')}:${minutes}`);
  return moment === null ? text : ((season === formWords.winterTime && bothOf(moment)?.[1]) || moment);
}
