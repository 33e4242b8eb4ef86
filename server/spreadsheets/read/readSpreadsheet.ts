import { readCsv } from './csv';
import { limits, unreadable, type Sheet } from './sheet';
import { readXlsx } from './xlsx/readXlsx';

/**
 * Reads the tables of a spreadsheet file: CSV with any delimiter and encoding, or XLSX. The format is detected from the
 * content.
 * @throws 422 with a message if it is another kind of file, damaged, or larger than `limits`
 */
export async function readSpreadsheet(bytes: Buffer): Promise<Sheet[]> {
  if (bytes.length === 0) throw unreadable('Die Datei ist leer.');
  if (bytes.length > limits.bytes) throw unreadable('Die Datei ist grösser als 20 MB.');
  const sheets = await readTables(bytes);
  if (sheets.length === 0)
    throw unreadable('Die Datei enthält keine Daten: Auch die Zeile mit den Spaltennamen fehlt.');
  return sheets;
}

function readTables(bytes: Buffer): Promise<Sheet[]> {
  const begins = (...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (begins(0x50, 0x4b)) return readXlsx(bytes);
  if (begins(0xd0, 0xcf, 0x11, 0xe0)) {
    throw unreadable(
      'Die Datei ist mit einem Passwort geschützt oder im alten Excel-Format (.xls). Speichern Sie sie bitte ' +
        'ohne Passwort als XLSX oder CSV.',
    );
  }
  return readCsv(bytes);
}
