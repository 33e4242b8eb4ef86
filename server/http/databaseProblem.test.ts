import { describe, expect, it } from 'vitest';
import { databaseProblem } from './databaseProblem';
import { HttpProblem } from './problems';
import { toProblem } from '../plugins/errors';

const failure = (code: string, message = 'duplicate key value violates "users_email_key"', more = {}) =>
  Object.assign(new Error(message), { code, ...more });

describe('databaseProblem', () => {
  it.each(['08006', '57P01', '53300', '57014', '25006', '40P01', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT'])(
    '%s is temporary: 503',
    (code) => {
      const problem = databaseProblem(failure(code));
      expect(problem?.status).toBe(503);
      expect(problem?.headers['retry-after']).toMatch(/^\d+$/);
    },
  );
  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Connection terminated due to connection timeout',
  ])('"%s" is temporary: 503', (message) => {
    expect(databaseProblem(new Error(message))?.status).toBe(503);
  });
  it.each(['ENOSPC', 'EDQUOT', '53100'])('%s is a full disk: 507 with a message that says so', (code) => {
    expect(toProblem(failure(code)).toBody()).toMatchObject({
      status: 507,
      title: 'Kein Speicherplatz',
      detail: expect.stringContaining('kein Speicherplatz mehr frei'),
    });
  });
  it('distinguishes a lost socket from a missing file', () => {
    expect(databaseProblem(failure('ENOENT', 'connect ENOENT', { syscall: 'connect' }))?.status).toBe(503);
    expect(databaseProblem(failure('ENOENT', 'open', { syscall: 'open' }))).toBeUndefined();
  });
  it.each([
    ['23505', 409],
    ['23503', 409],
    ['22021', 422],
    ['22003', 422],
    ['23514', 422],
    ['54000', 422],
  ])('%s comes from a value: %i', (code, status) => {
    expect(databaseProblem(failure(code))?.status).toBe(status);
  });
  it.each(['42P01', '42601', 'XX000'])('%s is our own bug', (code) => {
    expect(databaseProblem(failure(code))).toBeUndefined();
    expect(toProblem(failure(code)).status).toBe(500);
  });
  it("never repeats the database's message", () => {
    for (const code of ['23505', '22021', '57014', '42601', 'ECONNREFUSED']) {
      expect(JSON.stringify(toProblem(failure(code)).toBody())).not.toMatch(/duplicate|users|key/);
    }
  });
  it('passes problems through unchanged', () => {
    const problem = HttpProblem.notFound();
    expect(toProblem(problem)).toBe(problem);
    expect(toProblem('thrown text').status).toBe(500);
  });
});
