import { expect, it } from 'vitest';
import { mentionsIn, partsOf, typedMention } from './mentions';

const people = [
  { id: 1, email: 'anna@example.org', name: 'Anna', isDisabled: false },
  { id: 2, email: 'arnold@example.org', name: 'Anna Arnold', isDisabled: false },
  { id: 3, email: 'beat@example.org', name: '', isDisabled: false },
];

it('finds the longest name of a mention, and addresses of people without one', () => {
  const text = 'Hallo @Anna Arnold, frag @beat@example.org oder anna@example.org';
  expect(mentionsIn(text, people)).toEqual([2, 3]);
  expect(
    partsOf(text, people)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(mentionsIn('@Niemand', people)).toEqual([]);
});

it('offers people whose first name, last name or address begins as typed', () => {
  const offered = (text: string) => typedMention(text, text.length, people)?.offered.map(({ id }) => id);
  expect(offered('@')).toEqual([1, 2, 3]);
  expect(offered('Bitte @arn')).toEqual([2]);
  expect(offered('@anna ar')).toEqual([2]);
  expect(offered('@be')).toEqual([3]);
  expect(offered('@beat@ex')).toEqual([3]);
  expect(offered('@xyz')).toBeUndefined();
  // An email address in the text is not a mention.
  expect(offered('anna@ex')).toBeUndefined();
});
