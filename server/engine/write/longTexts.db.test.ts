import { describe, expect, it } from 'vitest';
import { emptyRecord } from '../../../domain/contentType';
import { financialSupports } from '../../../domain/types/financialSupport';
import { maxRichTextLength } from '../../../domain/values/values';
import { testApi } from '../../../tests/support/testApi';
import { prepareTexts } from './sanitize';

const { ask } = testApi();
const names = ['description', 'inclusionCriteria', 'exclusionCriteria', 'application', 'financingRatio'] as const;
const text = (word: string, length: number) => `<p>${word.repeat(length / word.length)}</p>`;
const texts = (start: string, length: number) =>
  Object.fromEntries(names.map((name, index) => [name, text(`${start}${index} `, length)]));

describe('long text', () => {
  const problems = async (json: object) => {
    const { status, body } = await ask('POST', '/financial-supports', { name: 'Lang', ...json });
    return [status, body.errors];
  };

  it('are refused if one exceeds the limit as stored', async () => {
    const message = `Der Text ist zu lang: höchstens ${(200_000).toLocaleString('de-CH')} Zeichen.`;
    const refused = [422, [{ field: 'description', message }]];
    expect(await problems({ description: text('Wort ', maxRichTextLength) })).toEqual(refused);
    // If it were stored as `&lt;`, it could not be saved again.
    expect(await problems({ description: `<p>${'<'.repeat(60_000)}</p>` })).toEqual(refused);
    expect((await problems({ description: text('Wort ', maxRichTextLength - 10) }))[0]).toBe(201);
  });

  it('are refused if together they exceed the limit for a record', async () => {
    const translations = { fr: texts('f', 80_000), it: {} };
    expect((await problems({ ...texts('d', 80_000), translations }))[0]).toBe(201);
    const message = `Alle Texte zusammen sind zu lang: höchstens ${(1_000_000).toLocaleString('de-CH')} Zeichen.`;
    expect(await problems({ ...texts('d', 120_000), translations })).toEqual([
      422,
      [{ field: 'translations.fr.financingRatio', message }],
    ]);
  });

  it('are sanitized and compared one by one, with other requests served in between', async () => {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    const record = { ...emptyRecord(financialSupports), ...texts('neu', 40_000) };
    await prepareTexts(financialSupports, record, { ...record, ...texts('alt', 40_000) });
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(2 * names.length);
  });
});
