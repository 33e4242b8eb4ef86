import type { ImportResult } from './importProject';

/** What could not be imported at all, and why; in German. */
export interface Failure {
  code: string;
  reason: string;
}

/** What became of each project of an import. */
export interface ImportSummary {
  results: ImportResult[];
  failures: Failure[];
}
