import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AccessRule, Viewer } from '../../domain/access';
import type { Feature, PublicConfig } from '../../domain/features';
import type { Locale } from '../../domain/locales';

/** A resource as the back office knows it. App, menu, URLs, reviews and permissions loop over these. */
export interface ResourceDefinition {
  /** Its name for the data provider, and its path in the API. */
  name: string;
  label: { singular: string; plural: string };
  /** The feature without which it has neither pages nor API. */
  feature?: Feature;
  /** Who may open its pages and write its records; the server enforces the same rule. */
  access: AccessRule;
  /** Restrictions for a single record: an editor may open all accounts, but only delete some. */
  allows?: (viewer: Viewer, action: string, record: Record<string, any>) => boolean;
  icon: SvgIconComponent;
  /** The name of a record, in react-admin's terms: a field, or a function. */
  recordRepresentation?: string | ((record: any) => string);
  /** The pages are `lazy`: each loads its code on opening. */
  list: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** Loads the code of the form, along with a record about to be opened. */
  formCode?: () => Promise<unknown>;
  /** Reviews an inbox item about such a record. */
  review?: ComponentType;
  /** The public view of a record, for the form's preview. */
  publicView?: ComponentType<PublicViewProps>;
  pages?: readonly ExtraPage[];
  /** False: other pages link to it. */
  menu?: MenuOptions | false;
}

export interface PublicViewProps {
  record: FieldValues;
  locale: Locale;
}

/** An additional page at `/{path of the resource}/{action}`. */
interface ExtraPage {
  /** Its URL, and the action to check with `authProvider.canAccess`. */
  action: string;
  title: string;
  content: ComponentType;
  /** Who may open it, if not the resource's rule. */
  access?: AccessRule;
  /** It needs nothing else in its URL: the command palette offers it. */
  isCommand?: true;
  /** Whether this installation has it; by default it does. */
  isThere?: (config: PublicConfig) => boolean;
}

/** The parts of the menu, from top to bottom. */
export const menuGroups = ['work', 'contents', 'contacts', 'knowledge', 'administration'] as const;
export type MenuGroup = (typeof menuGroups)[number];

interface MenuOptions {
  /** By default 'contents'. */
  group?: MenuGroup;
  /** The label in the menu, if not the plural. */
  label?: string;
  /** Shown below the previous entry. */
  nested?: boolean;
  /** In the menu, but never the start page. */
  neverHome?: true;
  /** Adds a link to its entry that creates a record. */
  create?: boolean;
  /** A hook with the number of waiting items, shown next to the label. */
  useCount?: () => number;
}
