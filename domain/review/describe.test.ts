import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field } from '../fields';
import { projects } from '../types/project';
import { projectCollections } from '../types/projectCollection';
import { everyKind, valueOf } from './arbitraries.testkit';
import { describe as difference } from './describe';
import type { DifferenceDescription, ItemDescription, Segment } from './description';
import { isEqual } from './equal';
import { hasItems } from '../kinds/items';
import { itemsOf, canonicalText } from './canonical';

const { title, description, topics, links, contacts, images, startDate } = projects.fields;
const field = (name: string) => everyKind.fields[name] as Field;

const marks = { same: '', added: '+', removed: '-' };
/** `Der [-alte] Hund`: readable and comparable. */
const marked = (segments: Segment[]) =>
  segments
    .map(({ kind, text, formatting }) =>
      kind === 'same' && !formatting ? text : `[${marks[kind]}${formatting?.map((name) => `${name}:`) ?? ''}${text}]`,
    )
    .join('');
const text = (before: string, after: string) =>
  marked((difference(title, before, after) as { segments: Segment[] }).segments);
const rich = (before: string, after: string) =>
  difference(description, before, after) as Extract<DifferenceDescription, { kind: 'richText' }>;
const items = (of: Field, before: object[], after: object[]) =>
  (difference(of, before, after) as { items: ItemDescription[] }).items;

describe('plain text', () => {
  it.each([
    ['Der Hund lief', 'Der Hund lief', 'Der Hund lief'],
    ['Der alte Hund lief', 'Die alte Katze lief schnell', '[-Der][+Die] alte[- Hund][+ Katze] lief[+ schnell]'],
    ['', 'Neu', '[+Neu]'],
    ['Kosten: 12.50 CHF', 'Kosten: 12.60 CHF!', 'Kosten:[- 12.50][+ 12.60] CHF[+!]'],
    [
      'Holz und Wald fördern',
      'Neue Wege für Täler und ganz andere Ziele',
      '[-Holz und Wald fördern][+Neue Wege für Täler und ganz andere Ziele]',
    ],
  ])('%s → %s', (before, after, expected) => expect(text(before, after)).toBe(expected));

  it('show added and removed line breaks', () => {
    const segments = (difference(field('address'), 'Amt Bern', 'Amt\nBern') as { segments: Segment[] }).segments;
    expect(segments).toEqual([
      { kind: 'same', text: 'Amt' },
      { kind: 'added', text: '\n' },
      { kind: 'same', text: 'Bern' },
    ]);
  });
});

describe('rich text', () => {
  it.each([
    ['<p>Wald und Holz</p>', '<p>Wald und <b>Holz</b></p>', ['bold']],
    ['<p>Wald</p>', '<p><em>Wa</em>ld</p>', ['italic']],
    ['<p><b>Wa</b>ld</p>', '<p><b>Wal</b>d</p>', ['bold']],
    ['<p><a href="https://x.example">Wald</a></p>', '<p><a href="https://y.example">Wald</a></p>', ['link']],
    ['<p>eins</p><p>zwei</p>', '<ul><li>eins</li><li>zwei</li></ul>', ['list']],
    ['<ul><li>eins</li></ul>', '<ol><li>eins</li></ol>', ['list']],
    ['<ul><li>eins</li><li>zwei</li></ul>', '<ul><li>eins zwei</li></ul>', ['list']],
    ['<h2>eins</h2>', '<h3>eins</h3>', ['heading']],
    ['<p>eins</p>', '<table><tr><td>eins</td></tr></table>', ['table']],
    ['<p>eins zwei</p>', '<p>eins</p><p>zwei</p>', ['paragraph']],
    ['<p>eins zwei</p>', '<p>eins<br>zwei</p>', ['lineBreak']],
    ['<p>eins,zwei</p>', '<p>eins , zwei</p>', undefined],
    ['<p>(eins)</p>', '<p>( eins)</p>', ['spacing']],
    ['<p>eins</p><p>zwei</p>', '<p>eins</p><hr><p>zwei</p>', ['layout']],
  ])('%s → %s: %j', (before, after, formatting) => {
    expect(rich(before, after).formattingOnly).toBe(formatting !== undefined);
    expect(rich(before, after).formatting).toEqual(formatting ?? []);
  });

  it('show changed words and formatting together', () => {
    const { segments, formattingOnly, formatting } = rich(
      '<p>Der Wald wächst hier.</p>',
      '<p>Der <b>Wald</b> wächst dort.</p>',
    );
    expect(marked(segments)).toBe('Der[bold: Wald] wächst[- hier][+ dort].');
    expect({ formattingOnly, formatting }).toEqual({ formattingOnly: false, formatting: ['bold'] });
  });

  it("don't mention unchanged formatting", () => {
    expect(rich('<p>a</p>', '<div>a</div>')).toEqual({
      kind: 'richText',
      segments: [{ kind: 'same', text: 'a' }],
      formattingOnly: false,
      formatting: [],
    });
  });
});

describe('relations', () => {
  it('show names instead of ids, and mark entries that an import could not match', () => {
    expect(
      difference(
        topics,
        [{ id: 1, name: 'Wald' }, { id: 2 }],
        [
          { id: 2, name: 'Holz' },
          { id: null, name: 'Neu' },
        ],
      ),
    ).toEqual({
      kind: 'references',
      added: [{ id: null, name: 'Neu' }],
      removed: [{ id: 1, name: 'Wald' }],
      unchanged: [{ id: 2, name: 'Holz' }],
    });
  });
});

it('an ordered relation shows the minimal set of moved entries', () => {
  const { selection } = projectCollections.fields;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name, index) => ({ id: index + 1, name }));
  expect(difference(selection, [a, b, c], [b, c, d, a])).toEqual({
    kind: 'references',
    added: [d],
    removed: [],
    moved: [{ ...a, from: 0, to: 3 }],
    unchanged: [b, c],
  });
});

describe('lists', () => {
  const link = (label: string, url = `https://example.org/${label}`) => ({ label, url });

  it('show added, removed, moved and changed items', () => {
    const before = [link('a'), link('b'), link('c'), link('d')];
    const after = [link('d'), link('a'), link('c', 'https://neu.example'), link('e')];
    expect(items(links, before, after).map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['moved', 3, 0],
      ['same', 0, 1],
      ['removed', 1, undefined],
      ['changed', 2, 2],
      ['added', undefined, 3],
    ]);
    expect(Object.keys(items(links, before, after)[3]?.fields ?? {})).toEqual(['url']);
  });

  it('recognise a person by email address and other details, not by a shared office', () => {
    const office = { name: 'Amt', street: 'Weg 1', zipCode: '3000', city: 'Bern', website: 'https://amt.example' };
    const anna = {
      ...office,
      firstName: 'Anna',
      lastName: 'Arn',
      email: 'anna@amt.example',
      phone: '1',
      role: 'Leitung',
    };
    const beat = {
      ...office,
      firstName: 'Beat',
      lastName: 'Beer',
      email: 'beat@amt.example',
      phone: '2',
      role: 'Assistenz',
    };
    expect(items(contacts, [anna], [{ ...anna, phone: '3', role: 'Direktion' }])).toMatchObject([
      { kind: 'changed', fields: { phone: {}, role: {} } },
    ]);
    expect(items(contacts, [anna], [beat]).map(({ kind }) => kind)).toEqual(['added', 'removed']);
    expect(
      items(contacts, [anna, beat], [{ ...beat, phone: '5' }, anna]).map(({ kind, moved }) => [kind, moved]),
    ).toEqual([
      ['changed', true],
      ['same', undefined],
    ]);
  });

  it('recognise a picture by its id, whatever its captions', () => {
    const image = (id: number, text = '') => ({ id, name: 'bild', extension: 'jpg', description: text });
    expect(items(images, [image(1, 'Wald')], [image(1, 'Holz')])).toMatchObject([
      { kind: 'changed', fields: { description: { kind: 'text' } } },
    ]);
    expect(items(images, [image(1, 'Wald')], [image(2, 'Wald')]).map(({ kind }) => kind)).toEqual(['added', 'removed']);
  });
});

it('leaves dates, numbers, choices and switches to the caller', () => {
  expect(difference(startDate, undefined, '2024-01-01')).toEqual({ kind: 'value', before: null, after: '2024-01-01' });
});

const squeezed = (value: string) => value.replace(/\s/g, '');
const wordsOf = (value: string) => squeezed(value.replace(/\x05[^\x06]*\x06|\x01[^\x02]*\x02|\x04/g, ''));
const without = (segments: Segment[], left: Segment['kind']) =>
  squeezed(
    segments
      .filter(({ kind }) => kind !== left)
      .map((segment) => segment.text)
      .join(''),
  );

/** What a description shows: the value before, the value after, and whether they differ. */
function revealed(result: DifferenceDescription): [before: unknown, after: unknown, differs: boolean] {
  switch (result.kind) {
    case 'text':
    case 'richText': {
      const differs =
        result.segments.some(({ kind, formatting }) => kind !== 'same' || formatting) ||
        (result.kind === 'richText' && result.formattingOnly && result.formatting.length > 0);
      return [without(result.segments, 'added'), without(result.segments, 'removed'), differs];
    }
    case 'references': {
      const ids = (entries: { id: number | null }[]) =>
        entries.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));
      const { added, removed, unchanged, moved = [] } = result;
      return [
        ids([...unchanged, ...moved, ...removed]),
        ids([...unchanged, ...moved, ...added]),
        added.length + removed.length + moved.length > 0,
      ];
    }
    case 'list': {
      const before = result.items.filter((item) => item.before).sort((a, b) => Number(a.from) - Number(b.from));
      return [
        before.map((item) => item.before),
        result.items.flatMap((item) => item.after ?? []),
        result.items.some(({ kind }) => kind !== 'same'),
      ];
    }
    case 'value':
      return [result.before, result.after, result.before !== result.after];
  }
}

function expected(of: Field, value: unknown): unknown {
  if (hasItems(of)) return itemsOf(of, value).map((item) => item.value);
  if (['references', 'reference', 'records', 'record'].includes(of.kind))
    return ([value ?? []].flat() as { id: number }[]).map(({ id }) => id).sort((a, b) => a - b);
  return ['text', 'multiline', 'url', 'email', 'richText'].includes(of.kind)
    ? wordsOf(canonicalText(of, value))
    : (value ?? of.empty);
}

it.each(Object.keys(everyKind.fields))('describes exactly the difference of two values of %s', (name) => {
  const of = field(name);
  fc.assert(
    fc.property(valueOf(of), valueOf(of), (before, after) => {
      expect(revealed(difference(of, before, after))).toEqual([
        expected(of, before),
        expected(of, after),
        !isEqual(of, before, after),
      ]);
    }),
    { numRuns: 150 },
  );
});
