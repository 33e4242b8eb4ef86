import { labelOf } from '../../domain/embeds/embedLabels';
import { framePage, type Embed } from '../../domain/embeds/embeds';
import type { Locale } from '../../domain/locales';
import { submittedText } from '../../domain/submissions/submissionForms';
import { html, type Html } from './html';

const words: Record<Locale, { title: string; text: string; list: (label: string) => string }> = {
  de: {
    title: 'Diese Seite gibt es nicht',
    text: 'Der Eintrag wurde entfernt oder ist nicht öffentlich.',
    list: (label) => `Zur Liste «${label}»`,
  },
  fr: {
    title: 'Cette page n’existe pas',
    text: 'Le contenu a été retiré ou n’est pas public.',
    list: (label) => `Vers la liste «\u202f${label}\u202f»`,
  },
  it: {
    title: 'Questa pagina non esiste',
    text: 'Il contenuto è stato rimosso o non è pubblico.',
    list: (label) => `All’elenco «${label}»`,
  },
};

/**
 * The page for a link to something that is not public.
 * @param list linked if given
 */
export const gonePage = (locale: Locale, list: Embed | undefined, style: Html | undefined): Html => html`<!doctype html>
<html lang="${locale}" class="own-page"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${words[locale].title}</title>
${style}</head>
<body><main><h1>${words[locale].title}</h1><p>${words[locale].text}</p>
${list && html`<p><a href="${framePage(list, locale)}">${words[locale].list(labelOf(list)[locale])}</a></p>`}</main>\
</body></html>
`;

const retired: Record<Locale, string> = {
  de: 'Diese Liste wird nicht mehr angeboten.',
  fr: 'Cette liste n’est plus proposée.',
  it: 'Questo elenco non è più disponibile.',
};

/** The script of a list that no longer exists: it shows a message instead of leaving the page empty. */
export const retiredScript = (functionName: string): string =>
  `window[${JSON.stringify(functionName)}] = function (place, options) {
  var words = ${JSON.stringify(retired)};
  var element = typeof place === 'string' ? document.querySelector(place) : place;
  if (element) element.textContent = words[options && options.locale] || words.de;
  console.warn(${JSON.stringify(`${functionName}: this list is no longer offered. Remove its script from the page.`)});
};
`;

/** The page that other clients show after a submission: it announces the confirmation mail. */
export const submittedPage = (locale: Locale, style: Html | undefined): Html => html`<!doctype html>
<html lang="${locale}" class="own-page"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${submittedText.title[locale]}</title>
${style}</head>
<body><main><h1>${submittedText.title[locale]}</h1><p>${submittedText.text[locale]}</p></main></body></html>
`;
