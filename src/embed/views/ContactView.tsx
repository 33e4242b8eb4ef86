import { contactEmbedWords } from '../../../domain/publicViews/contactWords';
import { view } from '../../../domain/publicViews/contacts';
import { contactName, isPublicRelated, officialEmploymentOf, type ContactLike } from '../../../domain/values/contacts';
import { isSafeUrl, withScheme } from '../../../domain/values/addresses';
import { escaped, folded } from '../../../domain/values/contentLines';
import type { Locale } from '../../../domain/locales';
import { textOf } from '../../../domain/values/textsIn';
import { viewOf, type ViewProps } from '../record/RecordView';
import { useRendered } from '../record/rendered';
import '../button.css';
import './contact.css';

/** A person or an organisation, depending on `type`. */
export const ContactView = viewOf(view, { Extra: VcardButton, className: 'contact-view' });

/** Downloads a contact as a file for the visitor's address book; the file is built here. */
function VcardButton({ record, locale }: ViewProps) {
  if (useRendered()) return null;
  const save = () => {
    const address = URL.createObjectURL(new Blob([vcardOf(record, locale)], { type: 'text/vcard;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${
      contactName(record, locale)
        .replace(/[\\/:*?"<>|\s]+/g, ' ')
        .trim() || 'contact'
    }.vcf`;
    link.click();
    // Some browsers fetch the file only after the click.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <p className="contact-view__save">
      <button type="button" className="embed-button" onClick={save}>
        {contactEmbedWords[locale].save}
      </button>
    </p>
  );
}

/**
 * A contact as vCard 3.0 (RFC 2426), which all address books can read. It contains what the public view shows: a person
 * with an official employment has the organisation's address.
 */
export function vcardOf(contact: ContactLike, locale: Locale): string {
  const official = officialEmploymentOf(contact);
  const place = official?.company ?? contact;
  const of = (holder: unknown, field: string) => textOf(holder as ContactLike | undefined, field, locale);
  const country = isPublicRelated(place.country) ? of(place.country, 'name') : '';
  const addresses = [...new Set([of(contact, 'website'), of(place, 'website'), of(contact, 'linkedIn')])].filter(
    (address) => address !== '' && isSafeUrl(address),
  );
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    ...several('N', [of(contact, 'lastName'), of(contact, 'firstName'), '', of(contact, 'academicTitle'), '']),
    `FN:${escaped(contactName(contact, locale))}`,
    ...several('ORG', [of(place, 'companyName'), of(place, 'specification')].filter(Boolean)),
    ...one('TITLE', of(official, 'role')),
    ...several('ADR;TYPE=WORK', ['', '', of(place, 'street'), of(place, 'city'), '', of(place, 'zipCode'), country]),
    ...one('TEL;TYPE=WORK,VOICE', of(contact, 'phone').replace(/\s+/g, ' ')),
    ...one('EMAIL;TYPE=INTERNET', of(contact, 'email')),
    ...addresses.map((address) => `URL:${withScheme(address).replace(/\s+/g, '')}`),
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

const one = (property: string, value: string) => (value === '' ? [] : [`${property}:${escaped(value)}`]);
/** The name is always written, because address books refuse a card without one. */
const several = (property: string, parts: readonly string[]) =>
  property === 'N' || parts.some(Boolean) ? [`${property}:${parts.map(escaped).join(';')}`] : [];
