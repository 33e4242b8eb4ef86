import { useRef } from 'react';

interface Told {
  given: object;
  json: string;
  number: number;
  record: object;
}

/**
 * A record that says of itself in JSON no more than which one it is. react-admin's form asks with each key whether its
 * record is still the same, by writing all of it: with a drawing of two megabytes no key would be quick. Out: the same,
 * and the same number, as long as it says the same.
 */
export function useToldByNumber<Record extends object>(given: Record): Record {
  const told = useRef<Told>(undefined);
  if (told.current?.given !== given) {
    const json = JSON.stringify(given);
    const isSame = told.current?.json === json;
    const number = (told.current?.number ?? 0) + (isSame ? 0 : 1);
    const record =
      isSame && told.current
        ? told.current.record
        : Object.defineProperty({ ...given }, 'toJSON', { value: () => number });
    told.current = { given, json, number, record };
  }
  return told.current.record as Record;
}
