import '../button.css';
import { contactName, type ContactLike } from '../../../domain/nouns/contacts';
import type { Locale } from '../../../domain/locales';
import { contactEmbedWords } from '../../../domain/publicViews/contactWords';
import { vcardOf } from './vcard';

/** Gives a contact to the visitor's address book, as a file that is made here. */
export function VcardButton({ contact, locale }: { contact: ContactLike; locale: Locale }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([vcardOf(contact, locale)], { type: 'text/vcard;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${contactName(contact, locale).replace(/[\\/:*?"<>|\s]+/g, ' ').trim() || 'contact'}.vcf`;
    link.click();
    // Some browsers fetch it only after the click.
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return <p className="contact-view__save"><button type="button" className="embed-button" onClick={save}>{contactEmbedWords[locale].save}</button></p>;
}
