import { said } from '../drafts/sameContent';

type Values = Record<string, unknown>;

/** What a place of a form holds: its value as JSON, to be put back, and what it says, to be compared. */
interface Held {
  json: string | undefined;
  says: string | undefined;
  /** A text as it is: where it is still the same one, nothing of it is written again. */
  text?: string;
}
type Snapshot = ReadonlyMap<string, Held>;
/** One change of a form: a place, or several that changed at once. */
export type Step = readonly { place: string; before: Held | undefined; after: Held | undefined }[];

/**
 * What a form holds, by the places of its fields in each language. In: also what it held before, where that is known.
 */
export function snapshotOf(values: Values, before?: Snapshot): Snapshot {
  const held = (place: string, value: unknown): Held => {
    const known = before?.get(place);
    if (typeof value !== 'string') return { json: JSON.stringify(value), says: said(value) };
    return known?.text === value ? known : { json: JSON.stringify(value), says: said(value), text: value };
  };
  const { translations, _version, ...own } = values;
  const languages =
    typeof translations === 'object' && translations !== null
      ? Object.entries(translations as Record<string, Values | undefined>)
      : [];
  return new Map([
    ...Object.entries(own).map(([name, value]): [string, Held] => [name, held(name, value)]),
    ...languages.flatMap(([locale, texts]) =>
      Object.entries(texts ?? {}).map(([name, value]): [string, Held] => [
        `translations.${locale}.${name}`,
        held(`translations.${locale}.${name}`, value),
      ]),
    ),
  ]);
}

/** What has changed from one state of a form to another; empty where both say the same. */
export function stepBetween(before: Snapshot, after: Snapshot): Step {
  const places = new Set([...before.keys(), ...after.keys()]);
  return [...places].flatMap((place) => {
    const [then, now] = [before.get(place), after.get(place)];
    return then?.says === now?.says ? [] : [{ place, before: then, after: now }];
  });
}

/** Whether a change is another one taken back. */
export const isReverse = (step: Step, other: Step | undefined): boolean => leadsTo(step, other, 'before');

/** Whether a change is another one done again. */
export const isSame = (step: Step, other: Step | undefined): boolean => leadsTo(step, other, 'after');

function leadsTo(step: Step, other: Step | undefined, side: 'before' | 'after'): boolean {
  return (
    other?.length === step.length &&
    step.every(({ place, after }) => other.some((one) => one.place === place && one[side]?.says === after?.says))
  );
}
