import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locales, type Locale } from '../../domain/locales';
import type { Block, MailContent } from './content';
import { html } from './html';
import { renderMail } from './render';

const sender = { productName: 'Regio', publicUrl: 'https://redaktion.example.org' };
const mail = (content: Partial<MailContent>) =>
  renderMail({ locale: 'de', subject: 'Betreff', blocks: [], ...content }, sender);
const script = `<script>alert("1")</script>'`;

describe('html', () => {
  it('escapes every text and number, in attributes too', () => {
    expect(html`<a title="${'"x" onclick='}" class='${`' y`}'>${script} & ${1}</a>`.markup).toBe(
      '<a title="&#34;x&#34; onclick=" class=\'&#39; ' +
        "y'>&#60;script&#62;alert(&#34;1&#34;)&#60;/script&#62;&#39; & 1</a>",
    );
  });

  it('passes markup through only if it created it', () => {
    const made = html`<b>${'<i>'}</b>`;
    expect(html`<p>${made}${[made, made]}</p>`.markup).toBe(
      '<p><b>&#60;i&#62;</b><b>&#60;i&#62;</b>\n<b>&#60;i&#62;</b></p>',
    );
    const foreign = JSON.parse('{"markup":"<i>"}') as never;
    expect(html`${foreign}${[foreign]}`.markup).not.toContain('<i>');
  });
});

describe('a mail', () => {
  it('sets the colon after a link by the rules of its language', () => {
    const text = (locale: Locale) =>
      mail({ locale, blocks: [{ kind: 'link', label: 'X', address: 'https://example.org/' }] }).text;
    expect(locales.map((locale) => /X(.*)\n/.exec(text(locale))?.[1])).toEqual([':', '\u00a0:', ':']);
  });

  it('has the same content as plain text and as HTML, in its frame', () => {
    const blocks: Block[] = [
      { kind: 'paragraph', text: 'Guten Tag\nSie haben Post.' },
      { kind: 'heading', text: 'Neu' },
      { kind: 'list', lines: ['eins', 'zwei'] },
      { kind: 'link', label: 'Zum Posteingang', address: 'https://redaktion.example.org/inbox?a=1&b=2' },
    ];
    const { subject, text, html: page } = mail({ subject: 'Grüsse aus Zürich', blocks });
    expect(subject).toBe('Grüsse aus Zürich');
    expect(text).toBe(
      'Guten Tag\nSie haben Post.\n\nNeu\n\n- eins\n- zwei\n\nZum ' +
        'Posteingang:\nhttps://redaktion.example.org/inbox?a=1&b=2\n\n-- \n' +
        'Diese Nachricht wurde automatisch von Regio versandt. Antworten auf diese Adresse werden nicht ' +
        'gelesen.\nhttps://redaktion.example.org\n',
    );
    expect(page).toMatch(
      new RegExp(
        /^<!doctype html>\n<html lang="de">.*<title>Grüsse aus Zürich<\/title>.*Sie haben Post\..*/.source +
          /<h2[^>]*>Neu<\/h2>.*<li>eins<\/li>\n<li>zwei<\/li>/.source,
        's',
      ),
    );
    expect(page).toContain('<a href="https://redaktion.example.org/inbox?a=1&#38;b=2">Zum Posteingang</a>');
    expect(page).toMatch(
      /Diese Nachricht wurde automatisch von Regio versandt\..*<a href="https:\/\/redaktion\.example\.org">/s,
    );
  });

  it("has its frame in the recipient's language, and no URL if none is configured", () => {
    const words = { de: 'automatisch', fr: 'automatiquement', it: 'automaticamente' };
    for (const locale of locales) {
      const { text, html: page } = renderMail({ locale, subject: 'x', blocks: [] }, { ...sender, publicUrl: null });
      expect(text).toContain(words[locale]);
      expect(page).toMatch(new RegExp(`<html lang="${locale}">.*${words[locale]}`, 's'));
      expect(text + page).not.toContain('http');
    }
  });

  it('keeps its subject and each list entry on one line', () => {
    const { subject, text } = mail({
      subject: 'Neu\r\nBcc: alle@example.org\u2028\0x',
      blocks: [
        { kind: 'list', lines: ['eins\n- zwei', 'drei\u0007'] },
        { kind: 'heading', text: 'a\rb' },
        { kind: 'paragraph', text: 'vier\r\nfünf\0' },
      ],
    });
    expect(subject).toBe('Neu Bcc: alle@example.org x');
    expect(text).toMatch(/^- eins - zwei\n- drei\n\na b\n\nvier\nfünf\n/);
  });

  it('cuts an endless subject between characters', () => {
    expect(mail({ subject: 'x'.repeat(200) }).subject).toBe('x'.repeat(200));
    const { subject } = mail({ subject: `${'x'.repeat(198)}😀${'y'.repeat(500)}` });
    expect(subject).toBe(`${'x'.repeat(198)}…`);
  });

  it('links to web URLs only', () => {
    for (const address of ['javascript:alert(1)', 'data:text/html,x', '/inbox', '']) {
      expect(() => mail({ blocks: [{ kind: 'link', label: 'x', address }] })).toThrow('web address');
    }
  });

  it('has no markup but its own, whatever is put into it', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.constantFrom(script, '">', '</title><img src=x onerror=y>', '<!--', '</style>', ']]>', "' onmouseover='x"),
    );
    const page = (word: string) =>
      renderMail(
        {
          locale: 'de',
          subject: word,
          blocks: [
            { kind: 'paragraph', text: word },
            { kind: 'heading', text: word },
            { kind: 'list', lines: [word, word] },
            { kind: 'link', label: word, address: `https://example.org/?${encodeURIComponent(word)}"'<>` },
          ],
        },
        { productName: word, publicUrl: 'https://example.org' },
      ).html;
    const tags = (markup: string) => (markup.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/href="[^"]*"/, 'href'));
    const ours = tags(page('x'));
    fc.assert(
      fc.property(hostile, (word) => {
        expect(tags(page(word.toWellFormed()))).toEqual(ours);
      }),
    );
  });
});
