/** `education` of `educations`, `projectCollection` of `project-collections`, `person` of `contacts/person`. */
export type SingularOf<Name extends string> = Name extends `${string}/${infer Part}`
  ? SingularOf<Part>
  : Name extends `${infer Stem}ies`
    ? `${Camel<Stem>}y`
    : Name extends `${infer Stem}s`
      ? Camel<Stem>
      : Camel<Name>;
type Camel<Text extends string> = Text extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Text;

const camel = (name: string) => name.replace(/[^a-z]+(.)/g, (_, letter: string) => letter.toUpperCase());

/** The singular of a resource, which names the file of its declaration and the type of its inbox items. */
export const singularOf = <Name extends string>(name: Name) =>
  camel(name.replace(/^.*\//, '').replace(/ies$/, 'y').replace(/s$/, '')) as SingularOf<Name>;

/** `ProjectCollection` of `projectCollection`. */
export const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The folder of a content type in `src/resources/` and `server/types/`. */
export const folderOf = (name: string): string => camel(name);
