import { describe, expect, it } from 'vitest';
import { readOfficialEmployment } from './person';

const row = (id: number | null, company: number, more: object = {}) => ({ id, company: { id: company }, ...more });
const before = { employments: [row(1, 10, { official: true }), row(2, 20, { official: false })] };
const official = (input: object, was: object | null = before) => {
  const { input: read, errors } = readOfficialEmployment(input, was);
  return errors.length > 0
    ? errors[0]?.field
    : (read.employments as { official?: boolean }[]).findIndex((item) => item.official);
};

describe('the employment that gives the main address', () => {
  it.each([
    ['by id', { employments: [row(1, 10), row(2, 20)], officialEmployment: { id: 2 } }, 1],
    [
      'by organisation if rows are sent without ids',
      { employments: [row(null, 10), row(null, 20)], officialEmployment: { company: { id: 20 } } },
      1,
    ],
    [
      'by the organisation of a row whose id is gone',
      { employments: [row(null, 20), row(null, 10)], officialEmployment: { id: 1 } },
      1,
    ],
    ['as before if the client sends neither', { employments: [row(2, 20), row(1, 10)] }, 1],
    ['to none', { employments: [row(1, 10), row(2, 20)], officialEmployment: null }, -1],
    ['to none if it was removed', { employments: [row(2, 20)], officialEmployment: { id: 1 } }, -1],
    [
      'by the flag that changed, even if the id was sent too',
      { employments: [row(1, 10, { official: false }), row(2, 20, { official: true })], officialEmployment: { id: 1 } },
      1,
    ],
    ['by id if the flags are unchanged', { employments: before.employments, officialEmployment: { id: 2 } }, 1],
    [
      'never to that of another person',
      { employments: [row(1, 10)], officialEmployment: { id: 9 } },
      'officialEmployment',
    ],
  ] as const)('is set %s', (_, input, expected) => expect(official(input)).toBe(expected));

  const without = { employments: [row(1, 10, { official: false }), row(2, 20, { official: false })] };
  it.each([
    ['by organisation', { company: { id: 20 } }, 1],
    ['by id', { id: 1 }, 0],
    ['to none', null, -1],
    ['not by a text', 'x', 'officialEmployment'],
    ['not by an empty object', {}, 'officialEmployment'],
  ])('is set for a person without one if the flags are unchanged: %s', (_, officialEmployment, expected) =>
    expect(official({ ...without, officialEmployment }, without)).toBe(expected),
  );

  it('is set for a new person too', () => {
    expect(
      official(
        { employments: [row(null, 10, { official: false })], officialEmployment: { company: { id: 10 } } },
        null,
      ),
    ).toBe(0);
    expect(
      official({ employments: [row(null, 10), row(null, 20)], officialEmployment: { company: { id: 20 } } }, null),
    ).toBe(1);
    expect(official({ employments: [row(null, 10)] }, null)).toBe(-1);
    expect(official({ employments: [row(null, 10, { official: true })], officialEmployment: null }, null)).toBe(0);
  });
});
