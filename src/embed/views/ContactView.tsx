import { useMemo } from 'react';
import { contactEmbedWords } from '../../../domain/publicViews/contactWords';
import type { Locale } from '../../../domain/locales';
import { contactName, type ContactLike } from '../../../domain/values/contacts';
import { contactParts } from '../../../domain/publicViews/contactLines';
import { otherLocale, textOf } from '../../../domain/values/textsIn';
import { linkedHtml } from '../linkedHtml';
import { Facts, ShownLine } from '../record/Facts';
import { sanitizeHtml } from '../sanitizeHtml';
import { ContactAddress } from './ContactAddress';
import { vcardOf } from './vcard';
import '../record/record.css';
import './contact.css';
import '../button.css';

/**
 * The public view of a person or organisation, with its language fallback. A person with an official employment is
 * shown with the organisation's address.
 */
export function ContactView({ contact, type, locale }: { contact: ContactLike; type: string; locale: Locale }) {
  const words = contactEmbedWords[locale];
  const { role, lead, lines, facts, others } = contactParts(contact, type === 'person', locale);
  const description = textOf(contact, 'description', locale);
  const html = useMemo(() => sanitizeHtml(linkedHtml(description, words.website)), [description, words]);
  return (
    <article className="record-view contact-view" lang={locale}>
      <h2>{contactName(contact, locale) || words.untitled}</h2>
      {role && (
        <p className="contact-view__role">
          <ShownLine line={role} />
        </p>
      )}
      {lead.map((line) => (
        <p key={String(line)}>
          <ShownLine line={line} />
        </p>
      ))}
      <ContactAddress lines={lines} />
      <VcardButton contact={contact} locale={locale} />
      {html && (
        <div
          className="contact-view__text"
          lang={otherLocale(contact, 'description', locale)}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
      <Facts facts={facts} />
      {others.entries.length > 0 && (
        <section>
          <h3>{others.heading}</h3>
          <ul>
            {others.entries.map((entry, index) => (
              <li key={index}>
                {entry.role && (
                  <div>
                    <ShownLine line={entry.role} />
                  </div>
                )}
                <ContactAddress lines={entry.lines} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

/** Downloads the contact as a vCard, created in the browser. */
function VcardButton({ contact, locale }: { contact: ContactLike; locale: Locale }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([vcardOf(contact, locale)], { type: 'text/vcard;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${
      contactName(contact, locale)
        .replace(/[\\/:*?"<>|\s]+/g, ' ')
        .trim() || 'contact'
    }.vcf`;
    link.click();
    // Some browsers start the download only after the click handler.
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
