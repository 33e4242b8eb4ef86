import { limits, unreadable, type Row } from '../sheet';
import { cellText, type RawCell, type Workbook } from './cellText';
import { readXml } from './readXml';

/**
 * Reads a sheet row by row.
 * @throws 422
 */
export async function readSheet(
  content: AsyncIterable<Buffer>,
  sheetName: string,
  workbook: Workbook,
  onRow: (row: Row) => void,
): Promise<void> {
  let row: Row = { number: 0, cells: [] };
  let column = -1;
  let cell: RawCell | null = null;
  /** Whether the current text belongs to the value of the cell. */
  let isValue = false;
  let isReading = 0;

  const finishCell = (raw: RawCell) => {
    const { text, fault } = cellText(raw, workbook);
    if (text === '' && !fault) return;
    if (column >= limits.columns)
      throw unreadable(`Die Tabelle «${sheetName}» hat mehr als ${limits.columns} Spalten.`);
    while (row.cells.length < column) row.cells.push('');
    row.cells[column] = text;
    if (fault) (row.faults ??= new Map()).set(column, fault);
  };

  await readXml(content, {
    open(name, attributes) {
      if (name === 'row') {
        row = { number: Number(attributes.r ?? row.number + 1), cells: [] };
        column = -1;
      } else if (name === 'c') {
        column = attributes.r ? columnIndex(attributes.r) : column + 1;
        cell = { type: attributes.t ?? 'n', value: '', hasFormula: false, style: Number(attributes.s ?? 0) };
      } else if (cell) {
        if (name === 'f') cell.hasFormula = true;
        if (name === 'rPh') isReading += 1;
        isValue =
          (name === 'v' && cell.type !== 'inlineStr') || (name === 't' && cell.type === 'inlineStr' && isReading === 0);
      }
    },
    text(piece) {
      if (isValue && cell) cell.value += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isReading -= 1;
      if (name === 'c' && cell) {
        finishCell(cell);
        cell = null;
      }
      if (name === 'row') onRow(row);
    },
  });
}

/** The column of a cell: `B7` is in column 1. */
function columnIndex(reference: string): number {
  let index = 0;
  for (const letter of /^[A-Z]*/i.exec(reference)?.[0].toUpperCase() ?? '')
    index = index * 26 + letter.charCodeAt(0) - 64;
  return index - 1;
}
