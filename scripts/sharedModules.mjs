// What the configurations of both builds of the browser part share.
import { existsSync } from 'node:fs';

/**
 * Groups of modules that pages share, as Rolldown takes them (`codeSplitting.groups`), by the places of these modules:
 * a file; `src/ui/`, what stands in a folder itself; `node_modules/preact/**`, all below one; `\0…`, a module that is
 * no file. Errors: a place that is not there, since nobody would see that its group does without what has been moved.
 * @template {{ name: string, files: string[], except?: string[] }} Group
 * @param {string} config the file that names them
 * @param {Group[]} groups `except`: what of a folder stays out
 */
export const sharedModules = (config, groups) =>
  groups.map(({ files, except = [], ...group }) => {
    const [inside, outside] = [files, except].map((places) =>
      places.map((place) => modulesAt(config, group.name, place)).join('|'),
    );
    return { ...group, test: new RegExp(`${outside && `^(?!.*/(?:${outside})$)`}(?:^|.*/)(?:${inside})$`) };
  });

/**
 * @param {string} config
 * @param {string} group
 * @param {string} place
 */
function modulesAt(config, group, place) {
  const [file = '', below] = place.split('**');
  if (!place.startsWith('\0') && !existsSync(file))
    throw new Error(`${config} puts ${place} in «${group}», a file that pages share, and it is not there.`);
  return file.replaceAll('.', '\\.') + (below === '' ? '.*' : file.endsWith('/') ? '[^/]+' : '');
}
