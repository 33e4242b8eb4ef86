import { contents, contentTypeNames } from '../../domain/contents';
import { dashboard } from './dashboard';
import { deleted } from './deleted';
import { entry } from './entry';
import { inbox } from './inbox';
import { logs } from './logs';
import { mails } from './mails';
import type { ResourceDefinition } from './resource';
import { translations } from './translations';
import { users } from './users';

/** What the folders of this one say of themselves. */
const said = Object.values(
  import.meta.glob<Record<string, ResourceDefinition>>('./*/index.ts', { eager: true }),
).flatMap(Object.values<ResourceDefinition>);

/** Every noun of the back office, in the order of the menu: the content types as the table of contents has them. */
export const resources: readonly ResourceDefinition[] = [
  dashboard,
  inbox,
  ...contentTypeNames.map((name) => said.find((one) => one.name === name) ?? entry(contents[name])),
  translations,
  users,
  deleted,
  mails,
  logs,
];
