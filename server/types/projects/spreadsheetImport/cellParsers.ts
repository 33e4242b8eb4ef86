import { paragraphs } from '../../../../domain/values/escapeHtml';
import { translationSchemaOf } from '../../../../domain/kinds/schemas';
import { visibilityChoices } from '../../../../domain/contents';
import type { Field, ReferencesField } from '../../../../domain/fields';
import { fold } from '../../../../domain/lists/search';
import { financingKinds } from '../../../../domain/types/project';
import type { Matching } from '../../../inbox/matching';
import { sanitizeRichText } from '../../../engine/write/sanitize';

/** The reason why a cell cannot be read, for the person who filled it in. */
export class CellProblem extends Error {}

interface Parsed {
  value: unknown;
  note?: string;
}

/**
 * Reads a cell that is not empty.
 * @throws {CellProblem}
 */
export type Parse = (text: string, matching: Matching) => Parsed;

/** Reads a line of text, a URL, a date or a number, and checks it with the field's own rules. */
export const plainValue =
  (field: Field, prepare = (text: string) => text): Parse =>
  (text) => ({ value: checked(field, prepare(text.trim())) });

export const formattedText =
  (field: Field): Parse =>
  (text) => ({ value: checked(field, sanitizeRichText(text)) });

/** Reads text without markup; each line becomes a paragraph. */
export const unformattedText =
  (field: Field): Parse =>
  (text) => ({
    value: checked(field, paragraphs(text)),
    note: 'Die Beschreibung wird aus der Spalte ohne Formatierung übernommen.',
  });

/** Reads `31.12.2024`, with or without a time of day, or ISO 8601. */
export function dayOf(text: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: \d{2}:\d{2})?$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

export const visibilityValue: Parse = (text) => {
  const word = fold(text.trim());
  const choice = visibilityChoices.find(({ id, label }) => word === id || word === fold(label));
  if (!choice)
    throw new CellProblem(`Erwartet wird «${visibilityChoices.map(({ label }) => label).join('» oder «')}».`);
  return { value: choice.id === 'public' };
};

/**
 * Reads `NRP, Interreg`: names of a reference list, which may themselves contain commas.
 * @param proposes whether unknown names go to the inbox
 */
export const references =
  (name: string, field: ReferencesField, proposes: boolean): Parse =>
  (text, matching) => {
    const entries: { id: number | null; name: string; foreignId?: string }[] = [];
    const unknown: string[] = [];
    const parts = text.split(/[,;\n]/).map((part) => part.trim());
    for (let from = 0; from < parts.length;) {
      if (parts[from] === '') {
        from += 1;
        continue;
      }
      const found = maxNameLength(parts, from, (candidate) => matching.findWritten(name, candidate));
      const part = parts[from] as string;
      if (found) entries.push(found.entry);
      else if (!proposes || part.length > 200)
        throw new CellProblem(`«${part.slice(0, 60)}» gibt es bei «${field.label}» nicht.`);
      else {
        unknown.push(part);
        entries.push({ id: null, name: part, foreignId: part });
      }
      from += found?.length ?? 1;
    }
    const value = entries.filter(
      ({ id, name: text }, index) => entries.findIndex((other) => other.id === id && other.name === text) === index,
    );
    return {
      value,
      ...(unknown.length > 0 && {
        note: `${field.label}: ${unknown.map((part) => `«${part}»`).join(', ')} kommt zum Zuordnen in den Posteingang.`,
      }),
    };
  };

function maxNameLength<Entry>(
  parts: readonly string[],
  from: number,
  find: (name: string) => Entry | undefined,
): { entry: Entry; length: number } | undefined {
  for (let length = Math.min(4, parts.length - from); length > 0; length -= 1) {
    const entry = find(parts.slice(from, from + length).join(', '));
    if (entry) return { entry, length };
  }
  return undefined;
}

/** Reads one amount per line: `Förderung Bund: 1000`. */
export const financingLines =
  (field: Field): Parse =>
  (text) => {
    const value = linesOf(text).map((line) => {
      const [label, sum] = divided(line, ':');
      const kind = financingKinds.find((one) => fold(one.label) === fold(label) || one.id === label);
      if (!kind)
        throw new CellProblem(
          `Eine Kostenstelle «${label.slice(0, 60)}» gibt es nicht. Erwartet wird zum Beispiel ` +
            `«${financingKinds[0].label}: 1000».`,
        );
      return { id: kind.id, value: sum };
    });
    return { value: checked(field, value) };
  };

/** Reads one link per line: `Website: https://example.org`, or the URL alone. */
export const addressLines =
  (field: Field): Parse =>
  (text) => {
    const value = linesOf(text).map((line) => {
      const [label, url] = divided(line, ': ');
      return url === '' ? { label: '', url: line } : { label, url };
    });
    return { value: checked(field, value) };
  };

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Splits at the last sign; in a URL no space follows a colon. */
function divided(line: string, sign: ':' | ': '): [before: string, after: string] {
  const at = line.lastIndexOf(sign);
  return at < 0 ? [line, ''] : [line.slice(0, at).trim(), line.slice(at + sign.length).trim()];
}

function checked(field: Field, value: unknown): unknown {
  const result = translationSchemaOf(field).safeParse(value);
  if (result.success) return result.data;
  throw new CellProblem(result.error.issues[0]?.message ?? 'Dieser Wert ist ungültig.');
}
