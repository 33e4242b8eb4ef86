import { words } from '../locales';

/** Titles of the forms for visitors. A separate file, since lists need nothing else about the forms. */
export const formTitles = {
  jobs: words('Stellenausschreibung einreichen', 'Proposer une offre d’emploi', 'Proporre un’offerta di lavoro'),
  events: words('Veranstaltung einreichen', 'Proposer une manifestation', 'Proporre una manifestazione'),
  publications: words('Publikation einreichen', 'Proposer une publication', 'Proporre una pubblicazione'),
};
