import { describe, expect, it } from 'vitest';
import type { ImportResult } from './importProject';
import { renderMail } from '../../../mail/render';
import { summaryMail } from './summaryMail';

const result = (values: Partial<ImportResult>): ImportResult => ({
  code: 'BE_1',
  title: 'Naturpark',
  outcome: 'new',
  card: null,
  problems: [],
  ...values,
});
const render = (...given: Parameters<typeof summaryMail>) => {
  const content = summaryMail(...given);
  if (!content) throw new Error('There is no mail.');
  return renderMail(content, { productName: 'Regio', publicUrl: null });
};

describe('the mail after an import', () => {
  it('is not sent if nothing happened', () => {
    expect(summaryMail({ results: [result({ outcome: 'unchanged' })], failures: [] }, null)).toBe(null);
  });

  it('names new, changed, deleted and failed projects, and links to the inbox', () => {
    const results = [
      result({}),
      result({ code: 'BE_2', title: 'A <b> & "c"' }),
      result({ code: 'GR_3', outcome: 'update', problems: ['bild.jpg fehlt'] }),
      result({ code: 'VS_4', outcome: 'gone' }),
    ];
    const { subject, text, html } = render(
      { results, failures: [{ code: 'TI_5', reason: 'antwortet nicht' }] },
      'https://example.org/inbox',
    );
    expect(subject).toBe('Posteingang: 2 neue Projekte, 1 geändertes Projekt, 1 gelöschtes Projekt, 2 Fehler');
    expect(text).toContain(
      'Neue Projekte: 2\n\n- BE_1 – Naturpark\n- BE_2 – A <b> & "c"\n\nGeänderte Projekte: 1\n\n- GR_3 – ' +
        'Naturpark\n\nGelöschte Projekte: 1',
    );
    expect(text).toContain(
      '- TI_5 – antwortet nicht\n- GR_3 – bild.jpg fehlt\n\nZum Posteingang:\nhttps://example.org/inbox\n',
    );
    expect(html).toContain('<li>BE_2 – A &#60;b&#62; &#38; &#34;c&#34;</li>');
  });

  it('stays short', () => {
    const { text, html } = render(
      { results: Array.from({ length: 1_000 }, (_, index) => result({ code: `BE_${index}` })), failures: [] },
      null,
    );
    for (const part of [text, html]) {
      expect(part).toContain('… und 900 weitere');
      expect(part.match(/BE_\d+/g)).toHaveLength(100);
    }
  });
});
