import { lazy, type ComponentType } from 'react';
import type { Content, ContentTypeName } from '../../domain/contents';
import type { EntryForm } from './formPages';
import type { PublicViewProps, ResourceDefinition } from './resource';

type Said = Pick<ResourceDefinition, 'icon' | 'recordRepresentation' | 'menu' | 'pages'>;

interface EntryParts extends Said {
  /** Its list, its form and what the public sees of it: each imports its code. */
  list: () => Promise<ComponentType>;
  form: () => Promise<EntryForm>;
  publicView?: () => Promise<ComponentType<PublicViewProps>>;
}

const arriving = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

/** A noun whose pages are those of most entries: a list, and one form to make, edit and review them. */
export function entry(
  { name, label, feature, write }: Content & { name: ContentTypeName },
  { list, form, publicView, ...said }: EntryParts,
): ResourceDefinition {
  const Preview = publicView && arriving(publicView);
  return {
    name,
    label,
    feature,
    access: write,
    ...said,
    list: arriving(list),
    formCode: async () => Promise.all([import('./formPages'), form()]),
    create: arriving(async () =>
      Promise.all([import('./formPages'), form()]).then(([{ createPage }, loaded]) => createPage(loaded, Preview)),
    ),
    edit: arriving(async () =>
      Promise.all([import('./formPages'), form()]).then(([{ editPage }, loaded]) => editPage(loaded, Preview)),
    ),
    review: arriving(async () =>
      Promise.all([import('./reviewPages'), form()]).then(([{ reviewPage }, loaded]) => reviewPage(loaded, Preview)),
    ),
    ...(Preview && { publicView: Preview }),
  };
}
