import { expect, it } from 'vitest';
import { outcomeOf } from './inbox';

it('what who has handed it in has taken back says so; what else is left without a decision does not', () => {
  const by = { id: 1, email: 'e@example.org' };
  expect(outcomeOf({ outcome: 'superseded', source: 'embed', endedBy: null })).toBe('Von der Person zurückgezogen');
  expect(outcomeOf({ outcome: 'superseded', source: 'embed', endedBy: by })).toBe('Hinfällig');
  expect(outcomeOf({ outcome: 'superseded', source: 'chmos', endedBy: null })).toBe('Hinfällig');
  expect(outcomeOf({ outcome: 'dismissed', source: 'embed', endedBy: by })).toBe('Verworfen');
  expect(outcomeOf({ outcome: null, source: 'embed', endedBy: null })).toBeNull();
});
