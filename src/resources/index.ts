import { contents, contentTypeNames } from '../../domain/contents';
import { activity } from './activity';
import { dashboard } from './dashboard';
import { deleted } from './deleted';
import { entry } from './entry';
import { inbox } from './inbox';
import { logs } from './logs';
import { mails } from './mails';
import { referenceLists, references } from './references';
import type { ResourceDefinition } from './resource';
import { translations } from './translations';
import { users } from './users';

/** The definitions exported by the folders here. */
const said = Object.values(
  import.meta.glob<Record<string, ResourceDefinition>>('./*/index.ts', { eager: true }),
).flatMap(Object.values<ResourceDefinition>);

/**
 * All resources of the back office, in the order of the menu: content types in the order of the table of contents.
 */
export const resources: readonly ResourceDefinition[] = [
  dashboard,
  activity,
  inbox,
  ...contentTypeNames.map((name) => said.find((one) => one.name === name) ?? entry(contents[name])),
  translations,
  users,
  // Addresses of lists begin with that of their overview.
  ...referenceLists,
  references,
  deleted,
  mails,
  logs,
];
