import './record/record.css';
import './contact.css';
import { useMemo } from 'react';
import { contactEmbedWords } from '../i18n/embed/contact';
import { colonIn, type Locale } from '../../domain/locales';
import { ContactAddress } from './ContactAddress';
import { contactName, isShown, officialOf, shownEmployments, type ContactLike } from '../../domain/nouns/contacts';
import { textOf } from '../../domain/values/textsIn';
import { linkedHtml } from './linkedHtml';
import { LinkedText } from './LinkedText';
import { sanitizeHtml } from './sanitizeHtml';
import { VcardButton } from './VcardButton';

/**
 * What the public sees of a person or an organisation, in a language with
 * its fallback to the others. An official employment gives a person the address of its organisation.
 */
export function ContactView({ contact, type, locale }: { contact: ContactLike; type: string; locale: Locale }) {
  const words = contactEmbedWords[locale];
  const isPerson = type === 'person';
  const employments = shownEmployments(contact, isPerson ? 'company' : 'employee');
  const official = isPerson ? officialOf(contact) : undefined;
  const others = employments.filter((employment) => employment !== official);
  const description = textOf(contact, 'description', locale);
  const html = useMemo(() => sanitizeHtml(linkedHtml(description, words.website)), [description, words]);
  const role = textOf(official, 'role', locale);
  return (
    <article className="record-view contact-view" lang={locale}>
      <h2>{contactName(contact, locale) || words.untitled}</h2>
      {role && <p className="contact-view__role"><LinkedText text={role} website={words.website} /></p>}
      {!isPerson && <Line text={textOf(contact, 'specification', locale)} website={words.website} />}
      {isShown(contact.parent) && <p>{words.partOf}{colonIn(locale)} {contactName(contact.parent, locale)}</p>}
      <ContactAddress contact={contact} place={official?.company ?? contact} locale={locale} />
      <VcardButton contact={contact} locale={locale} />
      {html && <div className="contact-view__text" dangerouslySetInnerHTML={{ __html: html }} />}
      {others.length > 0 && (
        <section>
          <h3>{isPerson ? words.organisations : words.employees}</h3>
          <ul>
            {others.map((employment, index) => (
              <li key={index}>
                <Line text={textOf(employment, 'role', locale)} website={words.website} />
                <ContactAddress named place={employment[isPerson ? 'company' : 'employee'] as ContactLike} contact={employment[isPerson ? 'company' : 'employee'] as ContactLike} locale={locale} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Line({ text, website }: { text: string; website: string }) {
  return text === '' ? null : <div><LinkedText text={text} website={website} /></div>;
}
