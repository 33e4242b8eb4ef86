import { lazy, type ComponentType } from 'react';
import { icons } from 'virtual:icons';
import type { Content, ContentTypeName } from '../../domain/contents';
import { declaredType, nameOf, type ContentType } from '../../domain/contentType';
import { folderOf, singularOf } from '../../domain/names';
import type { EntryForm } from './formPages';
import type { PublicViewProps, ResourceDefinition } from './resource';

interface EntryParts extends Pick<ResourceDefinition, 'pages'> {
  /** Its list, its form and what the public sees of it: each imports its code. */
  list?: () => Promise<ComponentType>;
  form?: () => Promise<EntryForm>;
  publicView?: () => Promise<ComponentType<PublicViewProps>>;
}

type Files = Record<string, () => Promise<object>>;
const declarations: Files = import.meta.glob(['../../domain/types/*.ts', '!../../domain/types/*.test.ts']);
const forms: Files = import.meta.glob(['./*/*Form.tsx', '!./{contacts,references,users}/*']);
const lists: Files = import.meta.glob([
  './*/*List.tsx',
  '!./{contacts,dashboard,logs,mails,references,translations,users}/*',
]);

/** What a file of a folder exports by a name that ends so; undefined where there is no such file. */
function partOf<Part>(files: Files, start: string, ending: string): (() => Promise<Part>) | undefined {
  const file = Object.keys(files).find((one) => one.startsWith(start));
  return file === undefined
    ? undefined
    : async () => Object.entries(await files[file]!()).find(([name]) => name.endsWith(ending))?.[1] as Part;
}

const arriving = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

/**
 * A content type whose pages are those of most: a list, and one form to make, edit and review its records. What is not
 * said here is found by its place: `./educations/EducationForm.tsx`, `./educations/EducationList.tsx` where the list
 * shows more than the declaration says. The preview is the view of the public list.
 */
export function entry(
  { name, label, feature, write, icon, menu, listed }: Content & { name: ContentTypeName },
  said: EntryParts = {},
): ResourceDefinition {
  const folder = `./${folderOf(name)}/`;
  const single = singularOf(name);
  const declaration = async () => {
    await declarations[`../../domain/types/${single}.ts`]!();
    return declaredType(name) as ContentType;
  };
  const form = said.form ?? partOf<EntryForm>(forms, folder, 'Form');
  if (!form) throw new Error(`${folder} has no form of ${name}.`);
  const list =
    said.list ??
    partOf<ComponentType>(lists, folder, 'List') ??
    (async () =>
      Promise.all([import('../list/ContentList'), declaration()]).then(([{ listFor }, type]) => listFor(type)));
  const view =
    said.publicView ??
    (listed &&
      (async () => {
        const { loadType } = await import('../embed/list/types');
        return (await loadType(name))!.contentType.Detail as ComponentType<PublicViewProps>;
      }));
  const Preview = view && arriving(view);
  return {
    name,
    label,
    feature,
    access: write,
    icon: icons[icon]!,
    recordRepresentation: (record: Record<string, unknown>) => {
      const type = declaredType(name);
      return type ? nameOf(type, record) : '';
    },
    pages: said.pages ?? [],
    ...(menu && { menu: { [menu]: true } }),
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
