import { expect, it } from 'vitest';
import { listEmbeds, typesOfEmbed } from '../domain/embeds/allEmbeds';
import { demoInterest } from './visits';

it('the demo has visits for exactly the types that have a public list', () => {
  expect(Object.keys(demoInterest).toSorted()).toEqual(listEmbeds.flatMap(typesOfEmbed).toSorted());
});
