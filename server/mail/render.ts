import { colonIn, type Locale } from '../../domain/locales';
import type { Block, MailContent, RenderedMail, Sender } from './content';
import { html, type Html } from './html';
import { toSubject, oneLine, plainLines } from './texts';

/**
 * Renders a mail as text and as HTML, with header and footer.
 * @throws if a link is not a web URL
 */
export function renderMail({ subject, locale, blocks }: MailContent, sender: Sender): RenderedMail {
  const line = toSubject(subject);
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

/** The footer of every mail, in the recipient's language. */
const footers: Record<Locale, (productName: string) => string> = {
  de: (productName) =>
    `Diese Nachricht wurde automatisch von ${productName} versandt. Antworten auf diese Adresse werden nicht gelesen.`,
  fr: (productName) =>
    `Ce message a été envoyé automatiquement par ${productName}. Les réponses à cette adresse ne sont pas lues.`,
  it: (productName) =>
    `Questo messaggio è stato inviato automaticamente da ${productName}. Le risposte a questo indirizzo non ` +
    'vengono lette.',
};

/** The text, followed by the footer. */
function frameText(text: string, locale: Locale, { productName, publicUrl }: Sender): string {
  // The usual signature separator, which mail programs recognize.
  return [text, '', '-- ', footers[locale](productName), ...(publicUrl ? [publicUrl] : []), ''].join('\n');
}

/**
 * The HTML page around the content. Styles are inline, since mail programs drop style sheets; the colours work in light
 * and dark mode.
 */
function frameHtml(
  content: readonly Html[],
  subject: string,
  locale: Locale,
  { productName, publicUrl }: Sender,
): Html {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px;font-family:Arial,Helvetica,sans-serif;font-size:15px;line-height:1.5">
<div style="max-width:640px;margin:0 auto">
<p style="margin:0 0 24px;font-weight:bold">${productName}</p>
${content}
<hr style="margin:32px 0 16px;border:0;border-top:1px solid #888888">
<p style="margin:0;font-size:13px">${footers[locale](productName)}\
${publicUrl ? html`<br><a href="${publicUrl}">${publicUrl}</a>` : ''}</p>
</div>
</body>
</html>
`;
}
