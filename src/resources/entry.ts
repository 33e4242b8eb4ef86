import { lazy, type ComponentType } from 'react';
import { icons } from 'virtual:icons';
import type { Content, ContentTypeName } from '../../domain/contents';
import { declaredType, nameOf, type ContentType } from '../../domain/contentType';
import { folderOf, singularOf } from '../../domain/names';
import type { ContentFormDefinition } from './formPages';
import type { PublicViewProps, ResourceDefinition } from './resource';

interface EntryParts extends Pick<ResourceDefinition, 'pages'> {
  /** Each function loads the code of a list, a form or a public view. */
  list?: () => Promise<ComponentType>;
  form?: () => Promise<ContentFormDefinition>;
  publicView?: () => Promise<ComponentType<PublicViewProps>>;
}

type Files = Record<string, () => Promise<object>>;
const declarations: Files = import.meta.glob(['../../domain/types/*.ts', '!../../domain/types/*.test.ts']);
const forms: Files = import.meta.glob(['./*/*Form.tsx', '!./{contacts,references,users}/*']);
const lists: Files = import.meta.glob([
  './*/*List.tsx',
  '!./{contacts,dashboard,logs,mails,references,translations,users}/*',
]);

/** Loads the export with this ending from a file in the folder; undefined if there is no such file. */
function partOf<Part>(files: Files, start: string, ending: string): (() => Promise<Part>) | undefined {
  const file = Object.keys(files).find((one) => one.startsWith(start));
  return file === undefined
    ? undefined
    : async () => Object.entries(await files[file]!()).find(([name]) => name.endsWith(ending))?.[1] as Part;
}

const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

/**
 * The usual pages of a content type: a list, and one form to create, edit and review records. Parts that are not given
 * are found by their path: `./educations/EducationForm.tsx`, and `./educations/EducationList.tsx` if the list shows
 * more than the declaration says. The preview is the view of the public list.
 */
export function entry(
  { name, label, feature, write, icon, menu, menuGroup, listed }: Content & { name: ContentTypeName },
  parts: EntryParts = {},
): ResourceDefinition {
  const folder = `./${folderOf(name)}/`;
  const single = singularOf(name);
  const declaration = async () => {
    await declarations[`../../domain/types/${single}.ts`]!();
    return declaredType(name) as ContentType;
  };
  const form = parts.form ?? partOf<ContentFormDefinition>(forms, folder, 'Form');
  if (!form) throw new Error(`${folder} has no form of ${name}.`);
  const list =
    parts.list ??
    partOf<ComponentType>(lists, folder, 'List') ??
    (async () =>
      Promise.all([import('../list/ContentList'), declaration()]).then(([{ listFor }, type]) => listFor(type)));
  const view =
    parts.publicView ??
    (listed &&
      (async () => {
        const { loadType } = await import('../embed/list/types');
        return (await (await loadType(name))!.contentType.load()).Detail as ComponentType<PublicViewProps>;
      }));
  const Preview = view && lazyPage(view);
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
    pages: parts.pages ?? [],
    menu: { ...(menu && { [menu]: true }), ...(menuGroup && { group: menuGroup }) },
    list: lazyPage(list),
    formCode: async () => Promise.all([import('./formPages'), form()]),
    create: lazyPage(async () =>
      Promise.all([import('./formPages'), form()]).then(([{ createPage }, loaded]) => createPage(loaded, Preview)),
    ),
    edit: lazyPage(async () =>
      Promise.all([import('./formPages'), form()]).then(([{ editPage }, loaded]) => editPage(loaded, Preview)),
    ),
    review: lazyPage(async () =>
      Promise.all([import('./reviewPages'), form()]).then(([{ reviewPage }, loaded]) => reviewPage(loaded, Preview)),
    ),
    ...(Preview && { publicView: Preview }),
  };
}
