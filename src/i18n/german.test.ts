import { describe, expect, it } from 'vitest';
import { i18nProvider, germanMessages } from './german';

type Tree = { [key: string]: Tree | string | undefined };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof value === 'object' ? leaves(value, here) : [[here, value ?? ''] as [string, string]];
  });
}

const words = leaves(germanMessages as Tree);

/** The type `AllMessages` makes sure that none is missing; these tests cover what types cannot. */
describe("react-admin's words in German", () => {
  it('are complete, and in Swiss spelling', () => {
    expect(words.length).toBeGreaterThanOrEqual(164);
    expect(
      words.filter(
        ([key, text]) => text === '' || text.includes('ß') || (text.trim() === '' && key !== 'ra.boolean.null'),
      ),
    ).toEqual([]);
  });

  it("interpolate react-admin's values", () => {
    const { translate } = i18nProvider;
    expect(translate('ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 25, total: 90 })).toBe(
      '1–25 von 90',
    );
    expect(translate('ra.action.bulk_actions', { smart_count: 1 })).toBe('1 Eintrag ausgewählt');
    expect(translate('ra.action.bulk_actions', { smart_count: 3 })).toBe('3 Einträge ausgewählt');
    expect(translate('ra.sort.sort_by', { field: 'Titel', order: translate('ra.sort.ASC') })).toBe(
      'Nach Titel aufsteigend sortieren',
    );
  });

  it('return the key if there is no text', () => {
    expect(i18nProvider.translate('resources.projects.fields.unbekannt', { _: 'Unbekannt' })).toBe('Unbekannt');
    expect(i18nProvider.translate('gibt.es.nicht')).toBe('gibt.es.nicht');
    expect(i18nProvider.translate('ra.action')).toBe('ra.action');
    expect(i18nProvider.translate('Mehr %{fehlt} und %{da}', { da: '$&' })).toBe('Mehr %{fehlt} und $&');
  });

  it('name resources and fields by their declaration, once it is loaded', async () => {
    expect(i18nProvider.translate('resources.projects.name', { smart_count: 2 })).toBe('Projekte');
    await import('../../domain/types/project');
    expect(i18nProvider.translate('resources.projects.fields.states')).toBe('Kantone');
    expect(i18nProvider.translate('resources.projects.fields.translations.fr.title')).toBe('Titel');
    expect(i18nProvider.translate('resources.projects.fields.createdAt')).toBe('Erstellt');
  });
});
