import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AccessRule, Viewer } from '../../domain/access';
import type { Feature, PublicConfig } from '../../domain/features';
import type { Locale } from '../../domain/locales';

/** All that the back office knows of a noun. App, menu, addresses, reviews and permissions are loops over these. */
export interface ResourceDefinition {
  /** The resource at the data provider, and the address of the API. */
  name: string;
  label: { singular: string; plural: string };
  /** The switch without which it has neither pages nor API. */
  feature?: Feature;
  /** Who may open its pages and write its records; the server enforces the same rule. */
  access: AccessRule;
  /** What its rule forbids for a single record: an editor may open all accounts, but delete some only. */
  allows?: (viewer: Viewer, action: string, record: Record<string, any>) => boolean;
  icon: SvgIconComponent;
  /** What a record is called, in react-admin's terms: a field, or a function. */
  recordRepresentation?: string | ((record: any) => string);
  /** The pages are `lazy`: the code of each arrives when it is opened. */
  list: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** Imports the code of the form, which comes with the record that somebody is about to open. */
  formCode?: () => Promise<unknown>;
  /** Reviews an item of the inbox that brings such a record. */
  review?: ComponentType;
  /** What the public sees of a record, for the preview of its form. */
  publicView?: ComponentType<PublicViewProps>;
  pages?: readonly ExtraPage[];
  menu?: MenuOptions;
}

export interface PublicViewProps {
  record: FieldValues;
  locale: Locale;
}

/** A page of its own beside list and forms: at `/{path of the resource}/{action}`. */
interface ExtraPage {
  /** Its address, and what `authProvider.canAccess` is asked for. */
  action: string;
  title: string;
  content: ComponentType;
  /** Who may open it, where that is not who opens the others. */
  access?: AccessRule;
  /** Whether this installation has it; unless it says otherwise, it does. */
  isThere?: (config: PublicConfig) => boolean;
}

interface MenuOptions {
  /** The word in the menu, where it is not the plural. */
  label?: string;
  /** Stands under the entry above it. */
  nested?: boolean;
  /** Stands in the menu, but is not where the root leads. */
  neverHome?: true;
  /** An entry that leads to a new record, below its own. */
  create?: boolean;
  /** A hook: how many things wait there, shown beside the word. */
  useCount?: () => number;
}
