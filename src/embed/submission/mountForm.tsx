import { createRoot } from 'react-dom/client';
import { locales } from '../../../domain/locales';
import { submissionForms } from '../../../domain/submissionForms';
import { SubmissionForm } from './SubmissionForm';

/** Shows a form in an element; what is returned takes it away again. Errors: one where nobody knows the form. */
export function mountForm(place: HTMLElement | ShadowRoot, name: string, language: string | undefined): () => void {
  const form = submissionForms.find(({ embed }) => embed === name);
  if (!form) throw new Error(`There is no form "${name}".`);
  const element = document.createElement('div');
  element.className = `embed-${name}`;
  place.append(element);
  const root = createRoot(element);
  // Within a page of others, which has a heading of its own.
  root.render(<SubmissionForm form={form} locale={locales.find((known) => known === language) ?? 'de'} level={place instanceof ShadowRoot ? 'h2' : 'h1'} />);
  return () => {
    root.unmount();
    element.remove();
  };
}
