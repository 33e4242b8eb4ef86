import { words } from '../../locales';
import { jobs } from '../../types/job';
import { formOf, person } from '../formOf';
import { formTitles } from '../formTitles';

export const form = formOf(jobs, {
  embed: 'job-form',
  title: formTitles.jobs,
  intro: words(
    'Wir prüfen Ihre Stellenausschreibung und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
    'Nous examinons votre offre d’emploi avant de la publier. Les champs marqués d’un * sont obligatoires.',
    'Esaminiamo la Sua offerta di lavoro prima di pubblicarla. I campi con * sono obbligatori.',
  ),
  noun: words('Ihre Stellenausschreibung', 'votre offre d’emploi', 'la Sua offerta di lavoro'),
  fields: {
    title: { required: true, fills: ['name'], label: words('Berufsbezeichnung', 'Profession', 'Professione') },
    locations: { required: true, label: { fr: 'Lieu de travail', it: 'Luogo di lavoro' } },
    stints: { required: true, label: words('Beschäftigungsgrad', 'Taux d’occupation', 'Grado di occupazione') },
    description: {
      required: true,
      label: words('Stellenbeschreibung', 'Description du poste', 'Descrizione del posto'),
    },
    employer: { required: true, label: { fr: 'Employeur', it: 'Datore di lavoro' } },
    location: { label: words('Firmenstandort', 'Siège de l’entreprise', 'Sede dell’azienda') },
    applicationDeadline: {
      label: { fr: 'Délai de candidature', it: 'Termine di candidatura' },
      help: words(
        'Danach verschwindet die Ausschreibung. In der Uhrzeit der Schweiz.',
        'L’offre disparaît ensuite. Heure suisse.',
        'In seguito l’offerta scompare. Ora svizzera.',
      ),
    },
    links: { label: words('Links', 'Liens', 'Link') },
  },
  contact: person.map((field) =>
    field.name === 'name'
      ? { ...field, required: true, label: words('Kontaktperson', 'Personne de contact', 'Persona di contatto') }
      : field,
  ),
});
