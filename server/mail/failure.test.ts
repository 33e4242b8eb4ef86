import { describe, expect, it } from 'vitest';
import { maxAttempts, retryDelay } from '../queue/worker';
import { readFailure, Unsendable } from './failure';

const failure = (values: object) => readFailure(Object.assign(new Error('words'), values));

describe('why an attempt failed', () => {
  it.each([
    [
      { code: 'EENVELOPE', responseCode: 550, response: '550 no such user' },
      true,
      false,
      'Der Mailserver lehnt die E-Mail ab: 550 no such user',
    ],
    [
      { code: 'EMESSAGE', responseCode: 554, response: '554 spam' },
      true,
      false,
      'Der Mailserver lehnt die E-Mail ab: 554 spam',
    ],
    [{ code: 'EENVELOPE' }, true, false, 'Der Mailserver lehnt die E-Mail ab: words'],
    [
      { code: 'EENVELOPE', responseCode: 451, response: '451 later' },
      false,
      false,
      'Der Mailserver nimmt die E-Mail im Moment nicht an: 451 later',
    ],
    [
      { code: 'EENVELOPE', responseCode: 503, response: '503 order' },
      false,
      false,
      'Der Mailserver nimmt die E-Mail im Moment nicht an: 503 order',
    ],
    [
      { code: 'EMESSAGE', responseCode: 421, response: '421 closing' },
      false,
      true,
      'Der Mailserver nimmt die E-Mail im Moment nicht an: 421 closing',
    ],
    [
      { code: 'EENVELOPE', responseCode: 530, response: '530 sign in first' },
      false,
      true,
      'Der Mailserver nimmt die E-Mail im Moment nicht an: 530 sign in first',
    ],
    [
      { code: 'EAUTH', responseCode: 535, response: '535 wrong' },
      false,
      true,
      'Der Mailserver lehnt die Anmeldung ab: 535 wrong',
    ],
    [
      { code: 'ESOCKET', message: 'connect ECONNREFUSED 127.0.0.1:1' },
      false,
      true,
      'Der Mailserver ist nicht erreichbar: connect ECONNREFUSED 127.0.0.1:1',
    ],
    [
      { code: 'ECONNECTION', responseCode: 554, response: '554 not you' },
      false,
      true,
      'Der Mailserver ist nicht erreichbar: 554 not you',
    ],
    [{ code: 'ETLS' }, false, true, 'Die Verbindung zum Mailserver lässt sich nicht verschlüsseln: words'],
    [{ code: 'ETIMEDOUT' }, false, true, 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
    [{ code: 'EABORT' }, false, true, 'Der Mailserver hat nicht rechtzeitig geantwortet.'],
    [{ code: 'ENOSPC', message: 'no space left' }, false, true, 'Das Senden ist gescheitert: no space left'],
  ])('%j', (values, isPermanent, concernsAll, message) => {
    expect(failure(values)).toMatchObject({ isPermanent, concernsAll, message });
  });

  it("is given in our words if known, otherwise briefly in the server's", () => {
    expect(readFailure(new Unsendable('So nicht.'))).toEqual({
      isPermanent: true,
      concernsAll: false,
      message: 'So nicht.',
      cause: 'unsendable',
    });
    expect(
      failure({ code: 'EMESSAGE', responseCode: 550, response: `550-a\r\n550 ${'b'.repeat(5_000)}` }).message,
    ).toMatch(/^Der Mailserver lehnt die E-Mail ab: 550-a 550 b{3,}$/);
    expect(failure({ code: 'EMESSAGE', responseCode: 550, response: 'b'.repeat(5_000) }).message).toHaveLength(500);
    expect(readFailure(undefined).isPermanent).toBe(false);
  });

  it('is logged without the addresses that servers repeat', () => {
    expect(failure({ code: 'EENVELOPE', responseCode: 550, response: '550 <anna@example.org> unknown' }).cause).toBe(
      'EENVELOPE 550',
    );
    expect([failure({ code: 'EABORT' }).cause, failure({}).cause]).toEqual(['EABORT', 'error']);
  });
});

describe('the wait after an attempt', () => {
  it('doubles from a minute to six hours, about three days in all', () => {
    const rests = Array.from({ length: maxAttempts - 1 }, (_, index) => retryDelay(index + 1, () => 0));
    expect(rests.slice(0, 4)).toEqual([60, 120, 240, 480]);
    expect(Math.max(...rests)).toBe(6 * 3_600);
    const days = rests.reduce((sum, rest) => sum + rest, 0) / 86_400;
    expect(days).toBeGreaterThan(2.5);
    expect(days).toBeLessThan(3.5);
  });

  it('is lengthened at random by up to a quarter', () => {
    expect(retryDelay(1, () => 1)).toBe(75);
    const some = Array.from({ length: 50 }, () => retryDelay(3));
    expect(new Set(some).size).toBeGreaterThan(10);
    expect(some.every((rest) => rest >= 240 && rest <= 300)).toBe(true);
  });
});
