import { describe, expect, it } from 'vitest';
import { readProblem, unwrap } from './http';

describe('the body of a response', () => {
  it('is unwrapped from its envelope', () => {
    expect(unwrap('{"data":[1,2],"meta":{"total":2}}').data).toEqual([1, 2]);
    expect(unwrap('{"data":null}').data).toBe(null);
  });

  it('is unchanged without one', () => {
    expect(unwrap('[{"id":1}]').data).toEqual([{ id: 1 }]);
    expect(unwrap('{"id":1,"title":"x"}').data).toEqual({ id: 1, title: 'x' });
    expect(unwrap('').data).toBeUndefined();
  });

  it('is not mistaken for an envelope because a record has a field named data', () => {
    expect(unwrap('{"id":7,"data":{"job":{}}}').data).toEqual({ id: 7, data: { job: {} } });
  });
});

describe('an error body', () => {
  const errors = [{ field: 'title', message: 'Geben Sie bitte einen Titel an.' }];

  it('is kept if it is a Problem', () => {
    const problem = { type: 'about:blank', title: 'Ungültig', status: 422, detail: 'Bitte prüfen', errors };
    expect(readProblem(422, JSON.stringify(problem))).toEqual(problem);
  });

  it('gets a German message if it has none', () => {
    expect(readProblem(503, '<html>').detail).toMatch(/nicht verfügbar/);
    expect(readProblem(418, '').detail).toBe('Ein unbekannter Fehler ist aufgetreten.');
    expect(readProblem(500, 'null').status).toBe(500);
  });

  it('is understood in every format of the existing server', () => {
    expect(readProblem(400, '[{"field":"title"}]').errors).toEqual([
      { field: 'title', message: 'Diese Angabe ist ungültig.' },
    ]);
    expect(readProblem(400, JSON.stringify({ errors })).errors).toEqual(errors);
    expect(readProblem(400, '{"exception":"Projekt unbekannt"}').detail).toBe('Projekt unbekannt');
  });
});
