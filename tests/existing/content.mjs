// Invented content for every table of the existing system, including what ten years of clients have left there.
import { entries } from './content/entries.mjs';
import { inbox } from './content/inbox.mjs';
import { lists } from './content/lists.mjs';
import { others } from './content/others.mjs';
import { people } from './content/people.mjs';

export { passwords } from './content/support.mjs';

export const content = async () => ({ ...lists(), ...(await people()), ...entries(), ...others(), ...inbox() });

/** Which rows link to which: from, to, and pairs of ids. */
export const links = [
  ['circular_economy_project', 'business_sector', [[1, 1]]],
  ['circular_economy_project', 'country', [[1, 1]]],
  ['circular_economy_project', 'geographic_region', [[1, 1]]],
  ['circular_economy_project', 'instrument', [[1, 1]]],
  ['circular_economy_project', 'state', [[2, 2]]],
  [
    'circular_economy_project',
    'tag',
    [
      [1, 1],
      [2, 2],
    ],
  ],
  ['circular_economy_project', 'topic', [[1, 2]]],
  [
    'contact',
    'contact_group',
    [
      [2, 2],
      [5, 2],
      [1, 1],
    ],
  ],
  ['contact_group', 'employment', [[2, 11]]],
  [
    'contact',
    'topic',
    [
      [2, 2],
      [1, 2],
    ],
  ],
  ['education', 'education_type', [[1, 1]]],
  ['education', 'language', [[1, 1]]],
  ['education', 'location', [[1, 1]]],
  [
    'event',
    'language',
    [
      [1, 1],
      [1, 2],
    ],
  ],
  ['event', 'location', [[1, 1]]],
  ['event', 'topic', [[1, 2]]],
  ['financial_support', 'authority', [[1, 1]]],
  ['financial_support', 'beneficiary', [[1, 1]]],
  ['financial_support', 'geographic_region', [[1, 1]]],
  ['financial_support', 'instrument', [[1, 2]]],
  ['financial_support', 'project_type', [[1, 1]]],
  ['financial_support', 'state', [[1, 2]]],
  ['financial_support', 'topic', [[1, 2]]],
  ['job', 'location', [[1, 1]]],
  ['job', 'stint', [[1, 1]]],
  ['post', 'topic', [[1, 2]]],
  ['project', 'business_sector', [[1, 1]]],
  ['project', 'country', [[1, 1]]],
  ['project', 'geographic_region', [[1, 1]]],
  ['project', 'instrument', [[1, 1]]],
  [
    'project',
    'program',
    [
      [1, 1],
      [1, 2],
    ],
  ],
  [
    'project',
    'state',
    [
      [1, 2],
      [1, 1],
    ],
  ],
  ['project', 'tag', [[1, 1]]],
  [
    'project',
    'topic',
    [
      [1, 77],
      [1, 1],
      [2, 9_999],
    ],
  ],
  ['publication', 'geographic_region', [[1, 1]]],
  ['publication', 'language', [[1, 1]]],
  ['publication', 'topic', [[1, 2]]],
  [
    'region',
    'city',
    [
      [1, 1],
      [1, 2],
    ],
  ],
  [
    'region',
    'contact',
    [
      [1, 1],
      [1, 2],
    ],
  ],
  ['region', 'tag', [[1, 1]]],
];
