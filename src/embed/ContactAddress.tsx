import { colonIn, type Locale } from '../../domain/locales';
import { contactEmbedWords } from '../i18n/embed/contact';
import { contactName, type ContactLike } from '../../domain/nouns/contacts';
import { textOf } from '../../domain/values/textsIn';
import { ExternalLink } from './ExternalLink';
import { LinkedText } from './LinkedText';
import { callAddress } from './reach';

interface ContactAddressProps {
  /** Who is called and written to. */
  contact: ContactLike;
  /** Whose street it is: the contact itself, or the organisation of its official employment. */
  place: ContactLike;
  /** The name stands above. */
  named?: boolean;
  locale: Locale;
}

/** How a contact is reached, and where. */
export function ContactAddress({ contact, place, named = false, locale }: ContactAddressProps) {
  const words = contactEmbedWords[locale];
  const text = (holder: ContactLike, field: string) => textOf(holder, field, locale);
  const phone = text(contact, 'phone');
  const lines = [
    named || place !== contact ? contactName(place, locale) : '',
    place === contact ? '' : text(place, 'specification'),
    text(place, 'street'),
    [text(place, 'zipCode'), text(place, 'city')].filter(Boolean).join(' '),
  ].filter(Boolean);
  const sites = [...new Set([text(contact, 'website'), text(place, 'website')])].filter(Boolean);
  const [email, linkedIn] = [text(contact, 'email'), text(contact, 'linkedIn')];
  if (lines.length + sites.length === 0 && !phone && !email && !linkedIn) return null;
  return (
    <address>
      {lines.map((line, index) => <span key={index}><LinkedText text={line} website={words.website} /></span>)}
      {phone && <span>{words.phone}{colonIn(locale)} {callAddress(phone) ? <a href={callAddress(phone)}>{phone}</a> : phone}</span>}
      {email && <span>{words.email}{colonIn(locale)} <LinkedText text={email} website={words.website} /></span>}
      {linkedIn && <span><ExternalLink href={linkedIn}>{words.linkedIn}</ExternalLink></span>}
      {sites.map((site) => <span key={site}><ExternalLink href={site}>{words.website}</ExternalLink></span>)}
    </address>
  );
}
