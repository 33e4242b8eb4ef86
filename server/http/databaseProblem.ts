import { HttpProblem } from './problems';

/** Node's error codes for a server that is unreachable or has gone away. */
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
/** pg's own errors have a message but no code. */
const lostSentences = new RegExp(
  '^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|' +
    'Cannot use a pool after calling end|Client was closed|The server does not support SSL)|' +
    'driver has already been destroyed',
  'i',
);

/**
 * Temporary SQLSTATE classes: connection (08), resources (53), shutdown or cancellation (57), read-only after a
 * failover (25006), and conflicts (40, 55P03).
 */
const passing = /^(08|53|57|25006$|40|55P03$)/;

interface DatabaseError {
  code?: unknown;
  message?: string;
  syscall?: string;
}

/** Whether an error means that the database is unreachable. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '', syscall } = (error ?? {}) as DatabaseError;
  // If the socket is missing, the embedded database is down.
  return (
    lostCodes.has(code as string) ||
    ((code === 'ENOENT' || code === 'EACCES') && syscall === 'connect') ||
    lostSentences.test(message)
  );
}

/** Whether an error means that a disk is full, here or at the database. */
export function isDiskFullError(error: unknown): boolean {
  const { code } = (error ?? {}) as DatabaseError;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100';
}

/**
 * Translates a database error: 507 for a full disk, 503 for temporary failures, 4xx for values that the route let
 * through. Undefined for anything else. Never includes the database's own message.
 */
export function databaseProblem(error: unknown): HttpProblem | undefined {
  const { code = '' } = (error ?? {}) as DatabaseError;
  if (typeof code !== 'string') return undefined;
  if (isDiskFullError(error)) return HttpProblem.diskFull();
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
