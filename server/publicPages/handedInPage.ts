import { handedIn } from '../../domain/submissions/submissionForms';
import type { Locale } from '../../domain/locales';
import { html, type Html } from './html';

/** What clients of other sites show once something was handed in: that a mail waits to be answered. In: the address of the style, where there is one. */
export const handedInPage = (locale: Locale, style: string | undefined): Html => html`<!doctype html>
<html lang="${locale}" class="own-page"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${handedIn.title[locale]}</title>
${style !== undefined && html`<link rel="stylesheet" href="${style}">`}</head>
<body><main><h1>${handedIn.title[locale]}</h1><p>${handedIn.text[locale]}</p></main></body></html>
`;
