import { logList } from '../../../domain/administration/logs';

/** A value of the logs as named parts; anything but an object is one part. */
export function partsOf(value: string): [name: string, said: string][] {
  try {
    const said: unknown = JSON.parse(value);
    if (typeof said === 'object' && said !== null)
      return Object.entries(said).map(([name, part]) => [name, typeof part === 'string' ? part : JSON.stringify(part)]);
  } catch {
    // Values written by people are unchanged.
  }
  return [[logList.fields.value.label, value]];
}

/** The same in one line: `id: 5, locale: fr`. */
export const readableValue = (value: string): string =>
  partsOf(value)
    .map(([name, said]) => (name === logList.fields.value.label ? said : `${name}: ${said}`))
    .join(', ');
