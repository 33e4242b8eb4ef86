import { contactEmbedWords } from '../../../domain/publicViews/contactWords';
import { view } from '../../../domain/publicViews/contacts';
import { contactName } from '../../../domain/values/contacts';
import { viewOf, type ViewProps } from '../record/RecordView';
import { useRendered } from '../record/rendered';
import { vcardOf } from './vcard';
import './contact.css';
import '../button.css';

/** A person or an organisation, whose `type` says which. */
export const ContactView = viewOf(view, { Extra: VcardButton, className: 'contact-view' });

/** Gives a contact to the visitor's address book, as a file that is made here. */
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
    // Some browsers fetch it only after the click.
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
