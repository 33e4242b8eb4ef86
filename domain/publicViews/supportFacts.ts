import type { Locale } from '../locales';
import { listOf, type RecordLike } from '../values/textsIn';
import { related, type Fact } from './facts';
import { financialSupportWords } from './financialSupportWords';

/** The relations of a financial support. */
export const supportFacts = (support: RecordLike, locale: Locale): Fact[] =>
  financialSupportWords[locale].relations.map(([field, label]) => related(label, support, field, locale));

/** The non-empty contacts of a financial support. */
export const supportContacts = (support: RecordLike, locale: Locale): RecordLike[] =>
  listOf(support, 'contacts', locale).filter((contact) => Object.values(contact).some(Boolean));
