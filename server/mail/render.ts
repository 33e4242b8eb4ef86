import { colonIn, type Locale } from '../../domain/locales';
import type { Block, MailContent, RenderedMail, Sender } from './content';
import { frameHtml, frameText } from './frame';
import { html, type Html } from './html';
import { asSubject, oneLine, plainLines } from './texts';

/** Plain text and HTML of a mail, each in the frame. Errors: a link that leads to no web address. */
export function renderMail({ subject, locale, blocks }: MailContent, sender: Sender): RenderedMail {
  const line = asSubject(subject);
  const from = { ...sender, productName: oneLine(sender.productName) };
  return {
    subject: line,
    text: frameText(blocks.map((block) => blockText(block, locale)).join('\n\n'), locale, from),
    html: frameHtml(blocks.map(blockHtml), line, locale, from).markup,
  };
}

function blockText(block: Block, locale: Locale): string {
  switch (block.kind) {
    case 'paragraph':
      return plainLines(block.text);
    case 'heading':
      return oneLine(block.text);
    case 'list':
      return block.lines.map((line) => `- ${oneLine(line)}`).join('\n');
    case 'link':
      return `${oneLine(block.label)}${colonIn(locale)}\n${webAddress(block.address)}`;
  }
}

function blockHtml(block: Block): Html {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px;white-space:pre-line">${plainLines(block.text)}</p>`;
    case 'heading':
      return html`<h2 style="margin:24px 0 8px;font-size:17px">${oneLine(block.text)}</h2>`;
    case 'list':
      return html`<ul style="margin:0 0 16px;padding-left:24px">
${block.lines.map((line) => html`<li>${oneLine(line)}</li>`)}
</ul>`;
    case 'link':
      return html`<p style="margin:24px 0 16px"><a href="${webAddress(block.address)}">${oneLine(block.label)}</a></p>`;
  }
}

function webAddress(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new Error('A link of a mail must lead to a web address.');
  return url.href;
}
