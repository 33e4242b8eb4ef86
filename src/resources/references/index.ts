import ListIcon from '@mui/icons-material/ListAltOutlined';
import { lazy, type ComponentType } from 'react';
import { administrators } from '../../../domain/access';
import {
  referenceLabel,
  referenceListNames,
  referenceResource,
  type ReferenceListName,
} from '../../../domain/references';
import { pageLabels } from '../../i18n/shell';
import type { ResourceDefinition } from '../resource';

const shared = { access: administrators, icon: ListIcon };

/** The overview of the reference lists. */
export const references: ResourceDefinition = {
  ...shared,
  name: 'references',
  label: pageLabels.references,
  list: lazy(async () => ({ default: (await import('./ReferenceLists')).ReferenceLists })),
  menu: { nested: true },
};

/** The pages of a list; the overview leads to them. */
function pagesOf(list: ReferenceListName): ResourceDefinition {
  const load = async () => (await import('./pages')).pagesOf(list);
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

export const referenceLists: readonly ResourceDefinition[] = referenceListNames.map(pagesOf);
