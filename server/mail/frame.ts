import type { Locale } from '../../domain/locales';
import type { Sender } from './content';
import { html, type Html } from './html';

/** What stands under every mail, in the language of the receiver. */
const footers: Record<Locale, (productName: string) => string> = {
  de: (productName) =>
    `Diese Nachricht wurde automatisch von ${productName} versandt. Antworten auf diese Adresse werden nicht gelesen.`,
  fr: (productName) =>
    `Ce message a été envoyé automatiquement par ${productName}. Les réponses à cette adresse ne sont pas lues.`,
  it: (productName) =>
    `Questo messaggio è stato inviato automaticamente da ${productName}. Le risposte a questo indirizzo non vengono lette.`,
};

/** The text with what stands under every mail. */
export function frameText(text: string, locale: Locale, { productName, publicUrl }: Sender): string {
  // The usual mark of a signature: programs show it as such.
  return [text, '', '-- ', footers[locale](productName), ...(publicUrl ? [publicUrl] : []), ''].join('\n');
}

/**
 * A page around the content. Styles stand on the elements, since programs drop style sheets; colours suit light and
 * dark.
 */
export function frameHtml(
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
<p style="margin:0;font-size:13px">${footers[locale](productName)}${publicUrl ? html`<br><a href="${publicUrl}">${publicUrl}</a>` : ''}</p>
</div>
</body>
</html>
`;
}
