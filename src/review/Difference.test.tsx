// @vitest-environment jsdom
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { everyKind } from '../../domain/review/arbitraries.testkit';
import { fieldOf, placesOf } from '../../domain/review/places';
import { persons } from '../../domain/types/person';
import { interactiveGraphics } from '../../domain/types/interactiveGraphic';
import { cacheReferences } from '../cache/references.testkit';
import { Difference, DifferenceList, RecordContent } from './Difference';
import { showValue } from '../fields/values';

const places = new Map(placesOf(everyKind).map((place) => [place.path, place]));

/** The text on screen, with additions as `+…+` and removals as `-…-`. */
function shown(path: string, before: unknown, after: unknown): string {
  const { container } = render(
    <ThemeProvider theme={createTheme()}>
      <Difference type={everyKind} place={places.get(path)!} before={before} after={after} />
    </ThemeProvider>,
  );
  for (const mark of container.querySelectorAll('ins'))
    mark.textContent = `+${mark.textContent.slice('[neu:'.length, -1)}+`;
  for (const mark of container.querySelectorAll('del'))
    mark.textContent = `-${mark.textContent.slice('[entfernt:'.length, -1)}-`;
  return container.textContent;
}
afterEach(cleanup);

it('marks the language of a text wherever versions are compared or shown', () => {
  const before = { title: 'Seilbahn', translations: { fr: { title: 'Téléphérique' }, it: { title: 'Funivia' } } };
  const differences = ['title', 'translations.fr.title', 'translations.it.title'].map((path) => ({
    place: places.get(path)!,
    before: '',
    after: 'neu',
  }));
  const inTheme = (content: ReactNode) =>
    render(<ThemeProvider theme={createTheme()}>{content}</ThemeProvider>).container;
  const languages = (container: Element) =>
    [...container.querySelectorAll('[lang]')].map((element) => element.getAttribute('lang'));
  expect(languages(inTheme(<DifferenceList type={everyKind} differences={differences} />))).toEqual(['de', 'fr', 'it']);
  expect(languages(inTheme(<RecordContent type={everyKind} record={before} />))).toEqual(['de', 'fr', 'it']);
});

describe('a difference', () => {
  it('of a text shows the changed words', () => {
    expect(shown('title', 'Seilbahn am See', 'Seilbahn am Berg')).toBe('Seilbahn am -See- +Berg+');
    expect(shown('title', '', 'Neu')).toBe('+Neu+');
    expect(shown('translations.fr.title', undefined, '')).toBe('leer');
  });

  it('of rich text distinguishes formatting from words', () => {
    expect(shown('description', '<p>Ein Wald</p>', '<p>Ein <strong>Wald</strong></p>')).toBe(
      'Nur die Formatierung ist anders: fett.Ein Wald',
    );
    expect(shown('description', '<p>Ein Wald</p>', '<p>Ein Baum</p>')).toBe('Ein -Wald- +Baum+');
  });

  it('leaves out the middle of long unchanged passages', () => {
    const long = 'gleich '.repeat(200);
    const text = shown('address', `vorn ${long} hinten`, `neu ${long} hinten`);
    expect(text).toContain('[…]');
    expect(text).toContain('Ganzen Text zeigen');
    expect(text.length).toBeLessThan(500);
  });

  it('of dates, amounts, choices and switches shows both', () => {
    expect(shown('startDate', '2024-01-31', null)).toBe('-31.01.2024-→nachherleer');
    expect(shown('costs', '1000', '1250.50')).toBe('-1000-→nachher+1250.50+');
    expect(shown('type', 'external', 'own')).toBe('-Extern-→nachher+Eigen+');
    expect(shown('isPublic', false, true)).toBe('-Entwurf-→nachher+Öffentlich+');
    // Contacts that are not public are private, not drafts.
    expect([showValue(fieldOf(persons, 'isPublic'), false), showValue(fieldOf(everyKind, 'isPublic'), false)]).toEqual([
      'Privat',
      'Entwurf',
    ]);
    expect(shown('isOpen', false, true)).toBe('-Nein-→nachher+Ja+');
  });

  it('of a relation shows names, not ids, and marks names that an import could not match', () => {
    cacheReferences('Wald', 'Energie');
    expect(shown('topics', [{ id: 1 }, { id: 3, name: 'Wasser' }], [{ id: 1 }, { id: 2 }, { name: 'Luft' }])).toBe(
      '-Wasser-+Energie++Luft (nicht zugeordnet)+Wald',
    );
  });

  it('of a list names what was added, removed, moved and changed', () => {
    const link = (label: string, url = `https://${label}.example`) => ({ label, url });
    const text = shown(
      'links',
      [link('a'), link('b'), link('c')],
      [link('b'), link('a'), link('c', 'https://d.example'), link('neu')],
    );
    expect(text).toMatch(/Verschoben.*von Stelle \d an Stelle \d/);
    expect(text).toContain('Geändert');
    expect(text).toContain('URL');
    expect(text).toMatch(/Neuneu · https:\/\/neu\.example/);
    expect(text).toContain('1 Eintrag unverändert');
    expect(shown('links', [link('a')], [])).toContain('Entfernt');
  });

  it('of a new or removed item shows its whole content, nested lists included', () => {
    const day = {
      name: 'Montag',
      tags: [{ id: 2, name: 'Wald' }],
      units: [
        {
          time: '9 Uhr',
          translations: { fr: { time: '9 h' }, it: {} },
          speaker: { id: 4, name: 'Anna Muster' },
          pictures: [{ id: 7, name: 'Berg', extension: 'jpg', mimeType: 'image/jpeg' }],
        },
        { portrait: { id: 8, name: 'Anna', extension: 'jpg', mimeType: 'image/jpeg' } },
      ],
    };
    for (const text of [shown('programme', [], [day]), shown('programme', [day], [])]) {
      expect(text).toContain('TagsWald');
      expect(text).toMatch(
        /Einheiten9 Uhr · .*Zeit9 Uhr.*WerAnna Muster.*BilderBerg\.jpg.*Zeit \(FR\)9 hEinheitPorträtAnna\.jpg$/,
      );
      expect(text).not.toContain('#');
      cleanup();
    }
    const { container } = render(
      <ThemeProvider theme={createTheme()}>
        <RecordContent type={everyKind} record={{ programme: [day] }} />
      </ThemeProvider>,
    );
    expect(container.textContent).toContain('Anna Muster');
  });

  it('of pictures shows the pictures', () => {
    shown('images', [], [{ id: 7, name: 'Berg', extension: 'jpg', mimeType: 'image/jpeg', description: 'Gipfel' }]);
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/api/v1/files/view/7.jpg');
    expect(document.body.textContent).toContain('Berg.jpg');
    expect(document.body.textContent).toContain('Gipfel');
  });

  it('of drawings shows them side by side as pictures without scripts', async () => {
    const place = placesOf(interactiveGraphics).find(({ path }) => path === 'svg')!;
    const [old, proposed] = [
      '<svg viewBox="0 0 9 9"><circle r="4"></circle></svg>',
      '<svg viewBox="0 0 9 9" onload="a()"><script>a()</script><rect width="9"></rect></svg>',
    ];
    const { findAllByRole, container } = render(
      <ThemeProvider theme={createTheme()}>
        <Difference type={interactiveGraphics} place={place} before={old} after={proposed} />
      </ThemeProvider>,
    );
    const pictures = (await findAllByRole('img')).map(
      ({ shadowRoot }) => shadowRoot?.querySelector('svg')?.outerHTML ?? '',
    );
    expect(pictures).toEqual([old, '<svg viewBox="0 0 9 9"><rect width="9"></rect></svg>']);
    expect([container.querySelector('del')?.textContent, container.querySelector('ins')?.textContent]).toEqual([
      '[entfernt:Zeichnung (52 Zeichen)]',
      `[neu:Zeichnung (${proposed.length} Zeichen)]`,
    ]);
  });
});
