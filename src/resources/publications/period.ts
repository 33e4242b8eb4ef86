import { publicationWords } from '../../i18n/publications';
import { formatYear } from '../../ui/format';

/** `2024` of a single day, `2022 - 2024` of what has an end, `-` of anything else. */
export function periodInYears(start: unknown, end: unknown): string {
  const [from, till] = [formatYear(start), formatYear(end)];
  if (from === '' || till === '') return publicationWords.unknown;
  return start === end ? from : `${from} - ${till}`;
}
