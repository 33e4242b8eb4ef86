import type { Locale } from '../../domain/locales';
import type { ProjectInput } from '../../domain/types/project';
import { embedWords } from '../i18n/embed/project';
import { ExternalLink } from './ExternalLink';
import { callAddress, mailAddress } from './reach';

type Contact = Partial<ProjectInput['contacts'][number]>;

/** A contact of a project with links to mail, call and visit it. */
export function ProjectContact({ contact, locale }: { contact: Contact; locale: Locale }) {
  const words = embedWords[locale];
  const salutation = (words.salutations as Record<string, string>)[contact.salutation ?? ''];
  const person = join(salutation, contact.title, contact.firstName, contact.lastName);
  const place = join(contact.zipCode, contact.city);
  const [email, phone, website] = [contact.email?.trim(), contact.phone?.trim(), contact.website?.trim()];
  return (
    <address className="record-view__contact">
      {contact.name && <strong>{contact.name}</strong>}
      {contact.firstName || contact.lastName ? <span>{person}</span> : null}
      {contact.role && <span>{contact.role}</span>}
      {contact.street && <span>{contact.street}</span>}
      {place && <span>{place}</span>}
      {phone && <span>{words.phone}: {callAddress(phone) ? <a href={callAddress(phone)}>{phone}</a> : phone}</span>}
      {email && <span>{words.email}: {mailAddress(email) ? <a href={mailAddress(email)}>{email}</a> : email}</span>}
      {website && <span>{words.website}: <ExternalLink href={website}>{website}</ExternalLink></span>}
    </address>
  );
}

function join(...texts: (string | undefined)[]): string {
  return texts.filter(Boolean).join(' ');
}
