import type { Words } from '../locales';

const words = (de: string, fr: string, it: string): Words => ({ de, fr, it });

/**
 * What leads to the forms with which visitors hand something in, and what these are called. By itself, since lists load
 * no more of them.
 */
export const handInWords = {
  jobs: words('Stellenausschreibung einreichen', 'Proposer une offre d’emploi', 'Proporre un’offerta di lavoro'),
  events: words('Veranstaltung einreichen', 'Proposer une manifestation', 'Proporre una manifestazione'),
  publications: words('Publikation einreichen', 'Proposer une publication', 'Proporre una pubblicazione'),
};
