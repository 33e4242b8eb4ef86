import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AccessRule, Viewer } from '../../domain/access';
import type { Feature, PublicConfig } from '../../domain/features';
import type { Locale } from '../../domain/locales';

/** A resource as the back office knows it. App, menu, URLs, reviews and permissions are built from these. */
export interface ResourceDefinition {
  /** Its name for the data provider, and its path in the API. */
  name: string;
  label: { singular: string; plural: string };
  /** The feature switch of its pages and API. */
  feature?: Feature;
  /** Who may open its pages and write its records; the server enforces the same rule. */
  access: AccessRule;
  /** Restrictions for single records: an editor may open all accounts, but only delete some. */
  allows?: (viewer: Viewer, action: string, record: Record<string, any>) => boolean;
  icon: SvgIconComponent;
  /** The name of a record, in react-admin's terms: a field, or a function. */
  recordRepresentation?: string | ((record: any) => string);
  /** The pages are `lazy`, so each loads its code when opened. */
  list: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** Loads the code of the form, together with a record that is about to be opened. */
  formCode?: () => Promise<unknown>;
  /** Reviews an inbox item about such a record. */
  review?: ComponentType;
  /** The public view of a record, for the form's preview. */
  publicView?: ComponentType<PublicViewProps>;
  pages?: readonly ExtraPage[];
  /** False if it is not in the menu, because other pages link to it. */
  menu?: MenuOptions | false;
}

export interface PublicViewProps {
  record: FieldValues;
  locale: Locale;
}

/** An additional page at `/{path of the resource}/{action}`. */
interface ExtraPage {
  /** Its URL, and also the action that `authProvider.canAccess` checks. */
  action: string;
  title: string;
  content: ComponentType;
  /** Who may open it, if that differs from the resource's rule. */
  access?: AccessRule;
  /** Its URL needs nothing else, so the command palette can offer it. */
  isCommand?: true;
  /** Whether this installation has it; it does by default. */
  isThere?: (config: PublicConfig) => boolean;
}

/** The parts of the menu, from top to bottom. */
export const menuGroups = ['work', 'contents', 'contacts', 'knowledge', 'administration'] as const;
export type MenuGroup = (typeof menuGroups)[number];

interface MenuOptions {
  /** The default is 'contents'. */
  group?: MenuGroup;
  /** The label in the menu, if it is not the plural. */
  label?: string;
  /** Shown below the previous entry. */
  nested?: boolean;
  /** It is in the menu, but never the start page. */
  neverHome?: true;
  /** Adds a link that creates a record to its menu entry. */
  create?: boolean;
  /** A hook with the number of waiting items, shown next to the label. */
  useCount?: () => number;
}
