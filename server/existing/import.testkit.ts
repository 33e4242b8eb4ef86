import type { Database } from '../database';
import type { FileStore } from '../files/fileStore';
import type { Finding } from './clean';
import { Findings, type TableCount } from './findings';
import { moveEverything } from './moveEverything';
import { stageDump } from './stage';

interface How {
  isDry?: boolean;
  withLogs?: boolean;
  isFinal?: boolean;
}

/** As the command does: out comes what its report says. */
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
    const counts = await moveEverything({
      db,
      files,
      dump,
      staged,
      findings,
      instance,
      isDry,
      withLogs,
      isFinal,
      say: () => undefined,
    });
    return { counts, findings: [...findings.lines()].map((line) => JSON.parse(line) as Finding) };
  } finally {
    staged.close();
    findings.close();
  }
}
