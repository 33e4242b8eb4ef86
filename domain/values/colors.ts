/** The sentence for what is no colour. */
export const noColor = 'Eine Farbe besteht aus # und sechs Zeichen von 0 bis F, zum Beispiel #0093D1.';

export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/**
 * What was typed or sent as the text that is kept: `0093D1` and `#09d` are colours too; what is none stays as it is.
 */
export function toColor(value: string): string {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value.trim()) ?? [];
  if (digits === undefined) return value;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
