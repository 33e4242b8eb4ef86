import ActivityIcon from '@mui/icons-material/History';
import { lazy, type ComponentType } from 'react';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import InboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import MediaIcon from '@mui/icons-material/PermMediaOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import ListIcon from '@mui/icons-material/ListAltOutlined';
import TranslateIcon from '@mui/icons-material/Translate';
import MachineIcon from '@mui/icons-material/KeyOutlined';
import EmbedIcon from '@mui/icons-material/IntegrationInstructionsOutlined';
import WebhookIcon from '@mui/icons-material/Webhook';
import AdminIcon from '@mui/icons-material/ManageAccountsOutlined';
import { contents, contentTypeNames } from '../../domain/contents';
import { editors, administrators } from '../../domain/access';
import { referenceLabel, referenceListNames, referenceResource, type ReferenceListName } from '../../domain/references';
import { mayNotManage } from '../../domain/accounts/userRules';
import type { User } from '../../domain/accounts/users';
import { pageLabels, shellWords } from '../i18n/shell';
import { useInboxCount } from '../inbox/inboxCards';
import { entry } from './entry';
import type { ResourceDefinition } from './resource';

/** Who changed what, across all content types. */
const activity: ResourceDefinition = {
  name: 'activity',
  label: pageLabels.activity,
  access: editors,
  icon: ActivityIcon,
  list: lazy(() => import('./activity/ActivityPage').then(({ ActivityPage }) => ({ default: ActivityPage }))),
  menu: { group: 'work', neverHome: true },
};

/** Open tasks, news and statistics. It comes first in the menu, although work starts in the inbox. */
const dashboard: ResourceDefinition = {
  name: 'dashboard',
  label: pageLabels.dashboard,
  access: editors,
  icon: DashboardIcon,
  list: lazy(() => import('./dashboard/DashboardPage').then(({ DashboardPage }) => ({ default: DashboardPage }))),
  menu: { group: 'work', neverHome: true },
};

/** Deleted records that can be restored: editors see those that they deleted themselves, administrators all. */
const deleted: ResourceDefinition = {
  name: 'deleted',
  label: pageLabels.deleted,
  access: editors,
  icon: DeletedIcon,
  list: lazy(() => import('./deleted/DeletedPage').then(({ DeletedPage }) => ({ default: DeletedPage }))),
  menu: { group: 'administration' },
};

/** Proposals that wait for a decision. Their reviews belong to the content types. */
const inbox: ResourceDefinition = {
  name: 'inbox',
  label: pageLabels.inbox,
  feature: 'PLUGIN_ENABLE_INBOX',
  access: editors,
  icon: InboxIcon,
  list: lazy(() => import('./inbox/InboxPage').then(({ InboxPage }) => ({ default: InboxPage }))),
  menu: { group: 'work', useCount: useInboxCount },
};

/** Telemetry of public pages. */
const logs: ResourceDefinition = {
  name: 'logs',
  label: pageLabels.logs,
  access: administrators,
  icon: ListIcon,
  list: lazy(() => import('./logs/LogList').then(({ LogList }) => ({ default: LogList }))),
  edit: lazy(() => import('./logs/LogDetails').then(({ LogDetails }) => ({ default: LogDetails }))),
  menu: { group: 'administration' },
};

/** Outgoing mails: waiting, sent and failed ones. */
const mails: ResourceDefinition = {
  name: 'mails',
  label: pageLabels.mails,
  access: administrators,
  icon: MailIcon,
  list: lazy(() => import('./mails/MailList').then(({ MailList }) => ({ default: MailList }))),
  menu: { group: 'administration' },
};

/** Stored pictures and documents. */
const media: ResourceDefinition = {
  name: 'files',
  label: pageLabels.media,
  access: editors,
  icon: MediaIcon,
  recordRepresentation: 'name',
  list: lazy(async () => ({ default: (await import('./media/MediaPage')).MediaPage })),
  menu: { group: 'work', neverHome: true },
};

/** Accounts of programs. */
const machineAccounts: ResourceDefinition = {
  name: 'machine-accounts',
  label: pageLabels.machineAccounts,
  access: administrators,
  icon: MachineIcon,
  list: lazy(async () => ({ default: (await import('./machineAccounts/MachineAccountList')).MachineAccountList })),
  menu: { group: 'administration' },
};

/** Messages that tell other programs about changes. */
const webhooks: ResourceDefinition = {
  name: 'webhooks',
  label: pageLabels.webhooks,
  access: administrators,
  icon: WebhookIcon,
  list: lazy(async () => ({ default: (await import('./webhooks/WebhookList')).WebhookList })),
  menu: { group: 'administration' },
};

/** Checks pages of other websites; the command palette opens it. */
const embeds: ResourceDefinition = {
  name: 'embeds',
  label: pageLabels.embeds,
  access: editors,
  icon: EmbedIcon,
  list: lazy(async () => ({ default: (await import('./embeds/CheckPage')).CheckPage })),
  menu: false,
};

const shared = { access: administrators, icon: ListIcon };

/** The overview of the reference lists. */
const references: ResourceDefinition = {
  ...shared,
  name: 'references',
  label: pageLabels.references,
  list: lazy(async () => ({ default: (await import('./references/ReferenceLists')).ReferenceLists })),
  menu: { group: 'administration' },
};

/** The pages of a reference list; the overview links to them. */
function pagesOf(list: ReferenceListName): ResourceDefinition {
  const load = async () => (await import('./references/pages')).pagesOf(list);
  const page = (name: 'List' | 'Create' | 'Edit') =>
    lazy(async () => ({ default: (await load())[name] as ComponentType }));
  return {
    ...shared,
    name: referenceResource(list),
    label: referenceLabel(list),
    recordRepresentation: 'name',
    list: page('List'),
    formCode: load,
    create: page('Create'),
    edit: page('Edit'),
    menu: false,
  };
}

const referenceLists: readonly ResourceDefinition[] = referenceListNames.map(pagesOf);

/** Missing and outdated translations of all types, as a queue. */
const translations: ResourceDefinition = {
  name: 'translation-gaps',
  label: pageLabels.translations,
  access: editors,
  icon: TranslateIcon,
  list: lazy(() => import('./translations/GapList').then(({ GapList }) => ({ default: GapList }))),
  menu: { group: 'work' },
};

/** The accounts. Users cannot delete accounts with more rights than their own. */
const users: ResourceDefinition = {
  name: 'users',
  label: pageLabels.users,
  access: administrators,
  allows: (viewer, action, record) =>
    action !== 'delete' || (viewer !== null && mayNotManage(viewer, record as User) === undefined),
  icon: AdminIcon,
  recordRepresentation: 'email',
  list: lazy(() => import('./users/UserList').then(({ UserList }) => ({ default: UserList }))),
  create: lazy(() => import('./users/UserForm').then(({ UserCreate }) => ({ default: UserCreate }))),
  edit: lazy(() => import('./users/UserForm').then(({ UserEdit }) => ({ default: UserEdit }))),
  menu: { group: 'administration', label: shellWords.administration },
};

/** The definitions that the folders here export. */
const own = Object.values(
  import.meta.glob<Record<string, ResourceDefinition>>('./*/index.ts', { eager: true }),
).flatMap(Object.values<ResourceDefinition>);

/**
 * All resources of the back office, in the order of the menu; content types are in the order of the table of contents.
 */
export const resources: readonly ResourceDefinition[] = [
  dashboard,
  activity,
  inbox,
  translations,
  media,
  ...contentTypeNames.map((name) => own.find((one) => one.name === name) ?? entry(contents[name])),
  users,
  machineAccounts,
  embeds,
  webhooks,
  // The URLs of lists begin with that of their overview, so they come first.
  ...referenceLists,
  references,
  deleted,
  mails,
  logs,
];
