import type { Locale } from '../locales';
import { listOf, type RecordLike } from '../values/textsIn';
import { related, type Fact } from './facts';
import { financialSupportWords } from './financialSupportWords';

/** Who gives a financial support, to whom and for what. */
export const supportFacts = (support: RecordLike, locale: Locale): Fact[] =>
  financialSupportWords[locale].relations.map(([field, label]) => related(label, support, field, locale));

/** Whom to ask about it; empty ones are left out. */
export const supportContacts = (support: RecordLike, locale: Locale): RecordLike[] =>
  listOf(support, 'contacts', locale).filter((contact) => Object.values(contact).some(Boolean));
