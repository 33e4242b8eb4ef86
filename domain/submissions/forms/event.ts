import { words } from '../../locales';
import { events } from '../../types/event';
import { formOf } from '../formOf';
import { formTitles } from '../formTitles';

export const form = formOf(events, {
  embed: 'event-form',
  title: formTitles.events,
  intro: words(
    'Wir prüfen Ihre Veranstaltung und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
    'Nous examinons votre manifestation avant de la publier. Les champs marqués d’un * sont obligatoires.',
    'Esaminiamo la Sua manifestazione prima di pubblicarla. I campi con * sono obbligatori.',
  ),
  noun: words('Ihre Veranstaltung', 'votre manifestation', 'la Sua manifestazione'),
  fields: {
    title: { required: true, label: { fr: 'Titre', it: 'Titolo' } },
    startDate: { label: words('Beginn', 'Début', 'Inizio') },
    endDate: { inFuture: true, label: words('Ende', 'Fin', 'Fine') },
    locations: { required: true, label: { fr: 'Région', it: 'Regione' } },
    location: { label: words('Veranstaltungsort', 'Lieu', 'Luogo') },
    organizer: { label: { fr: 'Organisation', it: 'Organizzatore' } },
    description: {
      required: true,
      fills: ['description', 'text'],
      label: words('Beschreibung', 'Description', 'Descrizione'),
    },
    topics: { label: { fr: 'Thème', it: 'Tema' } },
    languages: { label: { fr: 'Langues', it: 'Lingue' } },
    registration: { kind: 'url', label: { fr: 'Lien pour l’inscription', it: 'Link per l’iscrizione' } },
    links: { label: words('Links', 'Liens', 'Link') },
  },
  always: { type: 'external', color: '' },
  bareIds: true,
  period: ['startDate', 'endDate'],
});
