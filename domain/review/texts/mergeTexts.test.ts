import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyKind, valueOf } from '../arbitraries.testkit';
import { blocksOf } from './blocks';
import { mergeTexts } from './mergeTexts';

const p = (text: string) => `<p>${text}</p>`;
const three = [p('Der Wald wird gepflegt.'), p('Das Holz wird verkauft.'), p('Der Erlös geht an die Gemeinde.')];
const text = (...blocks: string[]) => blocks.join('');
const [first, second, third] = three as [string, string, string];

describe("two users' changes to a rich text", () => {
  it('in different paragraphs are joined, also in neighbouring ones', () => {
    const [ours, theirs] = [p('Der alte Wald wird gepflegt.'), p('Das Holz wird im Herbst verkauft.')];
    expect(mergeTexts(text(...three), text(ours, second, third), text(first, theirs, third))).toBe(
      text(ours, theirs, third),
    );
    // Works however much was rewritten; marks and empty lines are preserved.
    const rewritten = '<p>Ganz <strong>anders</strong> nun.</p><p></p>';
    expect(mergeTexts(text(...three), text(rewritten, second, third), text(first, second, p('Auch anders.')))).toBe(
      text(rewritten, second, p('Auch anders.')),
    );
  });

  it('in the same paragraph are a conflict', () => {
    expect(
      mergeTexts(text(...three), text(p('Der Wald wird gehegt.'), second), text(p('Der Wald wird gefällt.'), second)),
    ).toBeUndefined();
    expect(mergeTexts(first, p('Eins.'), p('Zwei.'))).toBeUndefined();
    expect(mergeTexts('', p('Eins.'), p('Zwei.'))).toBeUndefined();
    // One side removed the block, the other changed it.
    expect(
      mergeTexts(text(...three), text(first, third), text(first, p('Das Holz wird verbrannt.'), third)),
    ).toBeUndefined();
    // One side split the block, the other reworded it.
    expect(
      mergeTexts(
        text(first, second),
        text(p('Der Wald'), p('wird gepflegt.'), second),
        text(p('Der Wald wird bald gepflegt.'), second),
      ),
    ).toBeUndefined();
  });

  it('that add, remove and move paragraphs are all kept', () => {
    const [new1, new2] = ['<h2>Neu</h2>', p('Noch etwas.')];
    expect(mergeTexts(text(...three), text(new1, ...three), text(first, third))).toBe(text(new1, first, third));
    expect(mergeTexts(text(...three), text(...three, new1), text(...three, new2))).toBe(text(...three, new1, new2));
    expect(mergeTexts(text(...three), text(...three, new1), text(...three, new1))).toBe(text(...three, new1));
    // Both sides rewrote it, and no neighbour is unchanged.
    expect(
      mergeTexts(text(...three), text(first, new1, p('So.'), third), text(first, new2, p('Nicht.'), third)),
    ).toBeUndefined();
  });

  it('in different items of a list are joined, in the same one they are a conflict', () => {
    const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(
      mergeTexts(
        list('Bern', 'Biel', 'Thun'),
        list('Bern Stadt', 'Biel', 'Thun'),
        list('Bern', 'Biel', 'Thun Land', 'Spiez'),
      ),
    ).toBe(list('Bern Stadt', 'Biel', 'Thun Land', 'Spiez'));
    expect(mergeTexts(list('Bern', 'Biel'), list('Bern 1', 'Biel'), list('Bern 2', 'Biel'))).toBeUndefined();
    expect(mergeTexts(list('Bern'), list('Bern 1'), '<ol><li>Bern</li></ol>')).toBeUndefined();
  });

  it('lose no character of any text', () => {
    fc.assert(
      fc.property(valueOf(everyKind.fields.description as never), (value) => {
        const html = typeof value === 'string' ? value : '';
        const blocks = blocksOf(html);
        const isEmpty = blocks.length === 0;
        expect(isEmpty || blocks.map(({ source }) => source).join('') === html).toBe(true);
        expect(isEmpty || mergeTexts(html, html, html) === html).toBe(true);
      }),
    );
  });
});
