import type { Database } from '../database';
import type { FileStore } from '../files/fileStore';
import type { Finding } from './clean';
import { Findings, type TableCount } from './findings';
import { importEverything } from './importEverything';
import { stageDump } from './stage';

interface How {
  isDry?: boolean;
  withLogs?: boolean;
  isFinal?: boolean;
}

/** Imports a dump as the command does, and returns the content of its report. */
export async function importDump(
  { db }: Database,
  files: FileStore,
  dump: string,
  { isDry = false, withLogs = true, isFinal = false }: How = {},
): Promise<{ counts: TableCount[]; findings: Finding[] }> {
  const findings = new Findings();
  const staged = await stageDump({ file: dump, withLogs, findings });
  try {
    const instance = { productId: 'regio', productName: 'regio' };
    const counts = await importEverything({
      db,
      files,
      dump,
      staged,
      findings,
      instance,
      isDry,
      withLogs,
      isFinal,
      log: () => undefined,
    });
    return { counts, findings: [...findings.lines()].map((line) => JSON.parse(line) as Finding) };
  } finally {
    staged.close();
    findings.close();
  }
}
