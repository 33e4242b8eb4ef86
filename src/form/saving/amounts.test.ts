import { expect, it } from 'vitest';
import { projects } from '../../../domain/types/project';
import { withAmounts } from './amounts';

it('normalises amounts, also those in rows, and leaves coordinates alone', () => {
  const values = { projectCosts: "1'250,50", financing: [{ id: 'costsEU', value: 'abc' }], lat: '46,9' };
  expect(withAmounts(projects, values)).toEqual({
    projectCosts: '1250.50',
    financing: [{ id: 'costsEU', value: '0' }],
    lat: '46,9',
  });
});
