import { expect, it } from 'vitest';
import { allContentTypes } from './contentTypes';
import { declaredParts } from './kinds/items';
import { targetOf } from './kinds/targets';

it('no list item refers to references: only record fields are counted as uses and merged', () => {
  const nested = allContentTypes.flatMap((type) =>
    declaredParts(type.fields).flatMap(({ field, root, isPart }) =>
      isPart && 'list' in (targetOf(field) ?? {}) ? [`${type.name}.${root}`] : [],
    ),
  );
  expect(nested).toEqual([]);
});
