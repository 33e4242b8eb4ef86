import { HttpProblem } from './problems';

/** Node's words for a server that is not there, or went away in the middle. */
const lostCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** pg's own errors have a sentence only. */
const lostSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|Client was closed|The server does not support SSL)|driver has already been destroyed/i;

/**
 * SQLSTATE classes that pass: connection (08), resources (53), shut down or cancelled (57), read only after a failover.
 */
const passing = /^(08|53|57|25006$|40|55P03$)/;

interface DatabaseError {
  code?: unknown;
  message?: string;
  syscall?: string;
}

/** Whether an error says that the database is not there, or no longer. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as DatabaseError;
  // A socket whose folder or file is not there: the embedded database is down.
  return (
    lostCodes.has(code as string) ||
    ((code === 'ENOENT' || code === 'EACCES') && syscall === 'connect') ||
    lostSentences.test(message)
  );
}

/** Whether an error says that a disk has no room left: one of ours, or one of the database. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as DatabaseError;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

/**
 * The answer for an error of the database: 507 where a disk is full, 503 for one that will pass, a 4xx for what a client's value can bring about
 * although the route let it through. Undefined for everything else. Never with words of the database.
 */
export function databaseProblem(error: unknown): HttpProblem | undefined {
  const { code = '' } = (error ?? {}) as DatabaseError;
  if (typeof code !== 'string') return undefined;
  if (isDiskFull(error)) return HttpProblem.diskFull();
  if (isLost(error) || /^(08|53|57P)/.test(code)) return HttpProblem.unavailable();
  if (!/^[0-9A-Z]{5}$/.test(code)) return undefined;
  if (passing.test(code))
    return HttpProblem.unavailable('Das hat zu lange gedauert. Versuchen Sie es gleich noch einmal.', 2);
  if (code === '23505') return HttpProblem.conflict('Einen solchen Eintrag gibt es schon.');
  if (code === '23503')
    return HttpProblem.conflict('Der Eintrag wird noch verwendet, oder er verweist auf etwas, das es nicht mehr gibt.');
  if (code === '54000')
    return HttpProblem.invalid([{ field: '', message: 'Ein Text ist zu lang. Kürzen Sie bitte die Bezeichnung.' }]);
  if (/^(22|23)/.test(code))
    return HttpProblem.invalid([{ field: '', message: 'Ein Wert kann so nicht gespeichert werden.' }]);
  return undefined;
}
