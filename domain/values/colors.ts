export const invalidColor = 'Eine Farbe besteht aus # und sechs Zeichen von 0 bis F, zum Beispiel #0093D1.';

export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

/** Normalizes a colour: `0093D1` and `#09d` are accepted too; anything else stays unchanged. */
export function toColor(value: string): string {
  const [, digits] = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(value.trim()) ?? [];
  if (digits === undefined) return value;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
}
