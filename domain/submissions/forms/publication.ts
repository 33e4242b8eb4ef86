import { words } from '../../locales';
import { publications } from '../../types/publication';
import { licenses, ownLicense } from '../../values/licenses';
import { formOf, person } from '../formOf';
import { formTitles } from '../formTitles';

const isPublication = { field: 'type', is: 'publication' };
const isProject = { field: 'type', is: 'project' };
const hasOwnLicence = { field: 'licenseType', is: ownLicense };

export const form = formOf(publications, {
  embed: 'publication-form',
  title: formTitles.publications,
  intro: words(
    'Wir prüfen Ihre Publikation oder Ihr Projekt und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
    'Nous examinons votre publication ou votre projet avant de le publier. Les champs marqués d’un * sont ' +
      'obligatoires.',
    'Esaminiamo la Sua pubblicazione o il Suo progetto prima di pubblicarlo. I campi con * sono obbligatori.',
  ),
  noun: words('Ihre Publikation', 'votre publication', 'la Sua pubblicazione'),
  fields: {
    title: { required: true, label: words('Titel', 'Titre', 'Titolo') },
    description: { required: true, label: words('Beschreibung', 'Description', 'Descrizione') },
    type: {
      required: true,
      initial: 'publication',
      label: { fr: 'Type', it: 'Tipo' },
      choices: [
        { value: 'publication', label: words('Publikation', 'Publication', 'Pubblicazione') },
        { value: 'project', label: words('Projekt', 'Projet', 'Progetto') },
      ],
    },
    url: { label: { fr: 'URL de la publication', it: 'URL della pubblicazione' } },
    publicationDate: {
      fills: ['startDate', 'endDate'],
      onlyIf: isPublication,
      label: words('Publikationsdatum', 'Date de publication', 'Data di pubblicazione'),
    },
    startDate: { onlyIf: isProject, label: words('Projektstart', 'Début du projet', 'Inizio del progetto') },
    endDate: { onlyIf: isProject, label: words('Projektende', 'Fin du projet', 'Fine del progetto') },
    authors: { label: words('Autor:innen', 'Auteur·e·s', 'Autori e autrici') },
    organizations: {
      label: words('Organisationen / Institutionen', 'Organisations / institutions', 'Organizzazioni / istituzioni'),
    },
    licenseType: {
      initial: 'CC BY',
      label: { fr: 'Licence', it: 'Licenza' },
      choices: licenses.map(({ id, name: { de, fr, it } }) => ({ value: id, label: words(de, fr, it) })),
    },
    rightsHolder: { label: words('Rechte-Inhaber:in', 'Titulaire des droits', 'Titolare dei diritti') },
    licenseName: { onlyIf: hasOwnLicence, label: { fr: 'Nom de la licence', it: 'Nome della licenza' } },
    licenseUrl: { onlyIf: hasOwnLicence, label: { fr: 'URL de la licence', it: 'URL della licenza' } },
    licenseAttribution: {
      onlyIf: hasOwnLicence,
      label: words('Nutzungsbedingungen', 'Conditions d’utilisation', 'Condizioni d’uso'),
    },
    geographicRegions: { required: true, label: { fr: 'Région géographique', it: 'Regione geografica' } },
    topics: { required: true, label: { fr: 'Thème', it: 'Tema' } },
    languages: { required: true, label: { fr: 'Langue', it: 'Lingua' } },
    keywords: {
      kind: 'text',
      required: true,
      label: { fr: 'Mots-clés', it: 'Parole chiave' },
      help: words('Durch Komma getrennt', 'Séparés par des virgules', 'Separate da virgole'),
    },
  },
  contact: person
    .filter(({ name }) => name === 'email')
    .map((field) => ({
      ...field,
      fills: ['email'],
      help: words(
        'Für Rückfragen und den Link zum Bestätigen; sie wird nicht veröffentlicht.',
        'Pour nos questions et le lien de confirmation ; elle n’est pas publiée.',
        'Per domande e per il link di conferma; non viene pubblicato.',
      ),
    })),
  period: ['startDate', 'endDate'],
});
