/** A cell as it is in the file. */
export interface RawCell {
  /** The attribute `t`: s, str, inlineStr, n, b, e or d. */
  type: string;
  value: string;
  hasFormula: boolean;
  /** The index of its number format in `styles.xml`. */
  style: number;
}

export interface Workbook {
  strings: readonly string[];
  /** For each style, whether its numbers are dates. */
  dateStyles: readonly boolean[];
  /** Whether dates count from 1904, as in old versions of Excel for Mac. */
  from1904: boolean;
}

const day = 86_400_000;
/** Day 0 when counting from 1900, for dates after 29 February 1900, a day that only exists in Excel. */
const epoch = Date.UTC(1899, 11, 30);
const between1904 = 1_462;

/** The displayed text of a cell, or a `fault` if it is unknown. Formulas show their last result. */
export function cellText(
  { type, value, hasFormula, style }: RawCell,
  { strings, dateStyles, from1904 }: Workbook,
): { text: string; fault?: string } {
  if (type === 'e') return { text: '', fault: `Die Zelle enthält den Fehler ${value || '#?'}.` };
  if (value === '')
    return hasFormula && type !== 'str'
      ? {
          text: '',
          fault: 'Die Formel hat kein gespeichertes Ergebnis. Öffnen und speichern Sie die Datei im Tabellenprogramm.',
        }
      : { text: '' };
  switch (type) {
    case 's':
      return { text: strings[Number(value)] ?? '' };
    case 'str':
    case 'inlineStr':
      return { text: plainEscapes(value) };
    case 'b':
      return { text: value === '1' || value === 'true' ? 'Ja' : 'Nein' };
    case 'd':
      return {
        text: dateText(
          Date.parse(value.length === 10 ? `${value}T00:00:00Z` : value.endsWith('Z') ? value : `${value}Z`),
        ),
      };
    default:
      return numberText(value, dateStyles[style] === true, from1904);
  }
}

function numberText(value: string, isDate: boolean, from1904: boolean): { text: string; fault?: string } {
  const number = Number(value);
  if (!Number.isFinite(number)) return { text: '', fault: 'Die Zahl in der Zelle ist nicht lesbar.' };
  if (!isDate) return { text: plainNumber(number) };
  const serial = from1904 ? number + between1904 : number;
  // Values below 1 are times of day; 60 is the nonexistent 29 February 1900.
  if (serial < 1 || Math.floor(serial) === 60 || serial >= 2_958_466)
    return { text: '', fault: 'Dieses Datum gibt es nicht.' };
  return { text: dateText(epoch + (serial < 60 ? serial + 1 : serial) * day) };
}

/** The fifteen digits that spreadsheet programs show, without an exponent. */
function plainNumber(number: number): string {
  const shown = Number(number.toPrecision(15));
  const text = String(shown);
  return /e/.test(text) ? shown.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 }) : text;
}

/** The date as `31.12.2024`, with the time if it is not midnight. */
function dateText(moment: number): string {
  // Rounded to seconds, since fractions of days are inexact.
  const iso = Number.isNaN(moment) ? '' : new Date(Math.round(moment / 1_000) * 1_000).toISOString();
  const [, year, month, dayOfMonth, clock] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(iso) ?? [];
  return year ? `${dayOfMonth}.${month}.${year}${clock === '00:00' ? '' : ` ${clock}`}` : '';
}

/** Decodes characters that XML cannot contain, which are written as `_x000D_`. */
export function plainEscapes(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
}
