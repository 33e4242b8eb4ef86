// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { listEmbeds } from '../../domain/embeds/allEmbeds';
import type { ContentType } from '../../domain/contentType';
import { contentTypes } from '../../domain/contentTypes';
import type { Field, Fields } from '../../domain/fields';
import { perKind } from '../../domain/kinds/perKind';
import { recordFragment } from '../../server/publicPages/recordPage';
import { loadType } from '../../src/embed/list/types';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A value of each kind, with words that occur in no other field. */
const valueOf = perKind<unknown, [name: string]>({
  text: (_field, name) => `Wort-${name}`,
  multiline: (_field, name) => `Zeile-${name}\nZweite-${name}`,
  richText: (_field, name) => `<p>Text-${name}</p>`,
  svg: () => '<svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3"></circle></svg>',
  url: (_field, name) => `https://example.org/${name}`,
  email: (_field, name) => `${name}@example.org`,
  boolean: () => true,
  date: () => '2024-03-05',
  dateTime: () => '2024-03-05T09:00:00+01:00',
  color: () => '#112233',
  decimal: () => '12',
  integer: () => 3,
  choice: ({ choices }) => choices.at(-1)?.id,
  reference: (_field, name) => named(name),
  record: (_field, name) => named(name),
  references: (_field, name) => [named(name)],
  records: (_field, name) => [named(name)],
  associations: () => [],
  list: ({ item }, name) => [itemOf(item, name)],
  image: ({ parts }, name) => upload(parts, name),
  images: ({ parts }, name) => [upload(parts, name)],
  files: ({ parts }, name) => [upload(parts, name)],
});
const named = (name: string) => ({ id: 7, name: `Eintrag-${name}` });
const upload = (parts: Fields, name: string) => ({ id: 5, extension: 'pdf', name: '', ...itemOf(parts, name) });
const itemOf = (fields: Fields, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([part, field]) => [part, valueOf(field as Field, `${name}-${part}`)]));

/**
 * Content that needs scripts, or that only a click shows: the texts of a graphic, and the copyright of a picture in a
 * gallery.
 */
const forScripts = [
  /^(▶|Video abspielen: .*|lädt von .*|Als Kontakt speichern|Wählen Sie ein Element der Zeichnung\.)$/,
  /^(Alle Inhalte|Nummer|Video|Audio|Text-.*-content|Wort-.*-images-copyright)$/,
];

/** All texts, piece by piece, except the title. */
function piecesOf(root: Node): string[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('style, svg, dt, h2, h3'))
      pieces.push(
        ...String(walker.currentNode.nodeValue)
          .split(/[\n,:]|©/)
          .map((piece) => piece.trim())
          .filter(Boolean),
      );
  return pieces;
}

it.each(listEmbeds.map((embed) => [embed.name, embed] as const))(
  'the static page of %s has the same content as its view',
  async (name, embed) => {
    const types = (embed.resource === 'contacts' ? ['contacts/person', 'contacts/company'] : [embed.resource]).map(
      (type) => (contentTypes as Record<string, ContentType>)[type] as ContentType,
    );
    const { Detail } = await (await loadType(name))!.contentType.load();
    const person = { id: 7, isPublic: true, firstName: 'Anna', lastName: 'Muster', phone: '031 123 45 67' };
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json({
        data: address.includes('/tags') ? [{ id: 7, context: 'circularEconomyProject:action' }] : [person],
      }),
    );
    for (const type of types) {
      const fields = Object.fromEntries(
        Object.entries(type.fields as Fields).filter(([field]) => (type.publicFields as string[]).includes(field)),
      );
      const employment = {
        role: 'Leiterin',
        official: false,
        company: { id: 3, isPublic: true, companyName: 'Amt für Wald', street: 'Waldweg 1' },
        employee: person,
      };
      const record = {
        id: 12,
        type: type.name.replace('contacts/', ''),
        ...itemOf(fields, 'f'),
        employments: [employment],
        parent: { id: 4, companyName: 'Kanton', isPublic: true },
      };
      const page = document.createElement('div');
      const rendered = await recordFragment({
        embed,
        record,
        locale: 'de',
        base: '',
        related: { contexts: new Map([[7, 'circularEconomyProject:action']]), people: [person] },
      });
      page.innerHTML = rendered.text;
      const { container } = render(<Detail record={record} locale="de" />);
      const unread = (from: Element, by: Element) => {
        const read = [
          by.textContent,
          ...Array.from(by.querySelectorAll('[aria-label]'), (node) => String(node.getAttribute('aria-label'))),
        ].join('\n');
        return piecesOf(from).filter((piece) => !read.includes(piece) && !forScripts.some((one) => one.test(piece)));
      };
      await expect.poll(() => [unread(page, container), unread(container, page)]).toEqual([[], []]);
      expect(piecesOf(page).length).toBeGreaterThan(4);
    }
  },
);
