import type { SvgIconComponent } from '@mui/icons-material';
import AddIcon from '@mui/icons-material/Add';
import DeletedIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import CompanyIcon from '@mui/icons-material/ApartmentOutlined';
import GroupIcon from '@mui/icons-material/GroupsOutlined';
import InboxIcon from '@mui/icons-material/MoveToInboxOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import AdminIcon from '@mui/icons-material/ManageAccountsOutlined';
import ProjectIcon from '@mui/icons-material/WorkOutlined';
import { administrators, editors, type AccessRule, type Viewer } from '../../domain/access';
import type { Feature } from '../../domain/features';
import { companies } from '../../domain/types/company';
import { contactGroups } from '../../domain/types/contactGroup';
import { persons } from '../../domain/types/person';
import { projects } from '../../domain/types/project';
import { mailTexts } from '../i18n/mails';
import { deletedTexts } from '../i18n/deleted';
import { shellTexts } from '../i18n/shell';
import { addPath, listPath } from '../routing/paths';

export interface MenuEntry {
  path: string;
  label: string;
  icon: SvgIconComponent;
  feature?: Feature;
  access: AccessRule;
  /** Stands under the entry above it. */
  nested?: boolean;
  /** Shows how many items wait there. */
  counts?: 'inbox';
}

/**
 * The sidebar, in the order of document 1, section 2 "Shell". An entry is added here together with its page; what is
 * not built yet is not in the list, so that no link is dead.
 */
export const menu: readonly MenuEntry[] = [
  { path: '/inbox', label: shellTexts.inbox, icon: InboxIcon, feature: 'PLUGIN_ENABLE_INBOX', access: editors, counts: 'inbox' },
  { path: listPath('projects'), label: projects.label.plural, icon: ProjectIcon, feature: projects.feature, access: editors },
  {
    path: addPath('projects'),
    label: `${projects.label.singular} erfassen`,
    icon: AddIcon,
    feature: projects.feature,
    access: editors,
    nested: true,
  },
  { path: listPath(persons.name), label: persons.label.plural, icon: PersonIcon, feature: persons.feature, access: editors },
  { path: listPath(companies.name), label: companies.label.plural, icon: CompanyIcon, feature: companies.feature, access: editors },
  { path: listPath(contactGroups.name), label: contactGroups.label.plural, icon: GroupIcon, feature: contactGroups.feature, access: editors },
  { path: listPath('users'), label: shellTexts.administration, icon: AdminIcon, access: administrators },
  { path: '/settings/deleted', label: deletedTexts.title, icon: DeletedIcon, access: administrators, nested: true },
  { path: '/settings/mails', label: mailTexts.title, icon: MailIcon, access: administrators, nested: true },
];

/** The entries that a person sees: by role and by switch. */
export function visibleMenu(viewer: Viewer, isOn: (feature: Feature | undefined) => boolean): MenuEntry[] {
  return menu.filter(({ access, feature }) => access(viewer) && isOn(feature));
}

/** The entry an address belongs to: the one with the longest path that leads there. */
export function activeEntry(entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined {
  return entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Where the root leads: to the first page the person has; null when there is none. */
export function homePath(entries: readonly MenuEntry[]): string | null {
  return entries[0]?.path ?? null;
}
