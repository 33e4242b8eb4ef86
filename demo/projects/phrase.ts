/** A text in German, French and Italian, with slots in braces: 'Die Region {name} …'. */
export type Phrase = readonly [de: string, fr: string, it: string];

export type Language = 'de' | 'fr' | 'it';

/** The values of slots in one language. */
export type Slots = Readonly<Record<string, string>>;

/** The values of slots in each language. */
export type AllSlots = Readonly<Record<Language, Slots>>;

const indexOf = { de: 0, fr: 1, it: 2 } as const;
const compiled = new Map<string, string[]>();

/** Alternating literals and slot names: 'a{b}c' is ['a', 'b', 'c']. */
function compile(template: string): string[] {
  const known = compiled.get(template);
  if (known) return known;
  const parts = template.split(/[{}]/);
  compiled.set(template, parts);
  return parts;
}

/** The phrase in one language. `own` contains slots of this sentence only, which take precedence. */
export function fill(phrase: Phrase, language: Language, slots: Slots, own?: Slots): string {
  const parts = compile(phrase[indexOf[language]]);
  let text = parts[0] ?? '';
  for (let index = 1; index < parts.length; index += 2) {
    const name = parts[index] ?? '';
    const value = own?.[name] ?? slots[name];
    if (value === undefined) throw new Error(`unknown slot {${name}}`);
    text += value + (parts[index + 1] ?? '');
  }
  return text;
}
