import type { Locale } from '../locales';
import { pdfPath } from '../http';
import { related } from './facts';
import { financialSupportWords } from './financialSupportWords';
import { contactEntries } from './projects';
import type { PublicView } from './view';

export const view: PublicView = {
  title: 'name',
  text: 'description',
  texts: (locale: Locale) => financialSupportWords[locale].texts,
  logo: 'logo',
  links: 'value',
  headings: (locale: Locale) => ({ links: financialSupportWords[locale].links }),
  facts: (support, locale: Locale) =>
    financialSupportWords[locale].relations.map(([field, label]) => related(label, support, field, locale)),
  sections: (support, locale: Locale) => [
    { heading: financialSupportWords[locale].contact, entries: contactEntries(support, locale) },
  ],
  ways: (support, locale: Locale) =>
    typeof support.id === 'number'
      ? [{ text: financialSupportWords[locale].print, href: pdfPath('financial-supports', support.id, locale) }]
      : [],
  order: ['text', 'texts', 'sections', 'links', 'facts', 'ways'],
  schemaType: 'CreativeWork',
};
