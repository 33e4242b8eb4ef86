import { readFile, stat } from 'node:fs/promises';
import { readMunicipalities, UnusableFile, type Municipality } from './municipalities';

/** More than the boundaries of any country in five metres take. */
const mostBytes = 100_000_000;

/** The municipalities of a file, as `readMunicipalities`; one that is too large is refused before it is read. Errors: `UnusableFile`, or that of the file system. */
export async function readMunicipalityFile(file: string): Promise<Municipality[]> {
  const { size } = await stat(file);
  if (size > mostBytes) throw new UnusableFile(`Die Datei ist zu gross: höchstens ${mostBytes / 1_000_000} MB. Generalisierte Grenzen genügen.`);
  return readMunicipalities(await readFile(file, 'utf8'));
}
