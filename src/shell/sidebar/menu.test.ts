import { describe, expect, it } from 'vitest';
import type { Role } from '../../../domain/access';
import { contentTypeNames } from '../../../domain/contents';
import type { Feature } from '../../../domain/features';
import { resources } from '../../resources';
import { mayDo } from '../../authProvider';
import { activeEntry, groupsOf, homePath, menu, shownOf } from './menu';
import { contentLabels, knownLabels } from './menuLabels.testkit';

const viewer = (role: Role) => ({ id: 1, email: 'a@example.org', roles: [role] });
const labels = (role: Role, isOn: (feature: Feature | undefined) => boolean = () => true) =>
  menu.filter((entry) => mayDo(resources, viewer(role), isOn, entry)).map(({ label }) => label);

/** Entries that every editor has. */
const forEditors = ['Übersetzungen', 'Medien'];
const forAdministrators = [
  'Administration',
  'Maschinenkonten',
  'Webhooks',
  'Auswahllisten',
  'Gelöschte Einträge',
  'E-Mails',
  'Logs',
];

describe('the sidebar', () => {
  it('has a page for every content type', () => {
    const missing = contentTypeNames.filter((name) => !resources.some((resource) => resource.name === name));
    expect(missing, 'types that src/resources/index.ts does not have').toEqual([]);
  });

  it('keeps the known entries in their order', () => {
    expect(labels('ROLE_EDITOR').filter((label) => knownLabels.includes(label))).toEqual(knownLabels);
  });

  it('shows each role its entries', () => {
    expect(labels('ROLE_SUPER_ADMIN')).toEqual([
      'Übersicht',
      'Aktivität',
      'Posteingang',
      ...forEditors,
      ...contentLabels,
      ...forAdministrators,
    ]);
    expect(labels('ROLE_ADMIN')).toEqual([
      'Übersicht',
      'Aktivität',
      'Posteingang',
      ...forEditors,
      ...contentLabels,
      ...forAdministrators,
    ]);
    // Editors see it for records that they deleted themselves.
    expect(labels('ROLE_EDITOR')).toEqual([
      'Übersicht',
      'Aktivität',
      'Posteingang',
      ...forEditors,
      ...contentLabels,
      'Gelöschte Einträge',
    ]);
    expect(shownOf(menu, ({ resource }) => resource === 'project-collections').map(({ nested }) => nested)).toEqual([
      false,
    ]);
    expect(labels('ROLE_USER')).toEqual([]);
    expect(menu.some((entry) => mayDo(resources, null, () => true, entry))).toBe(false);
  });

  it('leaves out disabled features', () => {
    expect(labels('ROLE_ADMIN', (feature) => feature !== 'PLUGIN_ENABLE_PROJECTS')).toEqual([
      'Übersicht',
      'Aktivität',
      'Posteingang',
      ...forEditors,
      'Projektkollektionen',
      ...contentLabels.slice(3),
      ...forAdministrators,
    ]);
  });

  it('groups the pages, favourites first', () => {
    const paths = (favourites: string[]) =>
      groupsOf(menu, favourites).map(({ name, lines }) => [name, lines.map(({ entry }) => entry.path)] as const);
    expect(paths([]).map(([name]) => name)).toEqual(['work', 'contents', 'contacts', 'knowledge', 'administration']);
    expect(new Set(paths([]).flatMap(([, all]) => all))).toEqual(
      new Set(menu.filter(({ action }) => action === 'list').map(({ path }) => path)),
    );
    const [first, , contents] = paths(['/projects', '/gone']);
    expect(first).toEqual(['favourites', ['/projects']]);
    expect(contents?.[1]).not.toContain('/projects');
    const projects = groupsOf(menu, [])
      .flatMap(({ lines }) => lines)
      .find(({ entry }) => entry.path === '/projects');
    expect(projects?.create?.label).toBe('Projekt erfassen');
  });

  it('marks the current entry', () => {
    const label = (path: string) => activeEntry(menu, path)?.label;
    expect(label('/inbox/projects/5')).toBe('Posteingang');
    expect(label('/projects')).toBe('Projekte');
    expect(label('/projects/5/edit')).toBe('Projekte');
    expect(label('/projects/add')).toBe('Projekt erfassen');
    expect(label('/settings/users/add')).toBe('Administration');
    expect(label('/settings/mails')).toBe('E-Mails');
    expect(label('/settings/deleted')).toBe('Gelöschte Einträge');
    expect(label('/projectsfoo')).toBeUndefined();
  });

  it("goes from the root to the person's first page", () => {
    expect(homePath(menu)).toBe('/inbox');
    expect(homePath([])).toBe(null);
  });
});
