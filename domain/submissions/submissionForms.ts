import { documentAndPictureTypes, documentTypes } from '../values/fileTypes';
import { handInWords } from './handIn';
import { licenses, ownLicense } from '../values/licenses';
import type { ContentTypeName } from '../contents';
import type { InboxType } from '../inbox/inbox';
import { words, type Locale, type Words } from '../locales';
import type { ReferenceListName } from '../references';

/**
 * The forms for visitors. Page, frame, script, validation and proposal are all derived from these. No zod in this file:
 * other websites load it.
 */

/** A choice with its stored value. */
interface SubmissionChoice {
  value: string;
  label: Words;
}

/**
 * The kind of a form's field. `entries`: several references; `names`: people or organisations; `links`: addresses with
 * labels.
 */
type SubmissionKindOfField =
  | { kind: 'text' | 'multiline' | 'url' | 'email' | 'phone' | 'date' | 'moment' | 'links' | 'names' }
  | { kind: 'entries'; list: ReferenceListName; context: string }
  | { kind: 'choice'; choices: readonly SubmissionChoice[]; starts: string };

export type SubmissionField = SubmissionKindOfField & {
  /** The key in the request. */
  name: string;
  label: Words;
  help?: Words;
  required?: true;
  /** A moment that must be in the future. */
  isAhead?: true;
  /** The fields of the record it fills if they have other names. */
  becomes?: readonly string[];
  /** The field appears only if another one has this value. */
  onlyIf?: { field: string; is: string };
};

export interface SubmissionForm {
  /** The resource, part of the addresses `POST /jobs/embed/{locale}` and `/forms/jobs`. */
  name: ContentTypeName;
  /** The type of its inbox item, and the key of its data there. */
  item: InboxType;
  /** The name of script, element and frame: `embed-job-form-latest.js`, `<regio-job-form>`. */
  embed: string;
  /** Also the text of links to it. */
  title: Words;
  intro: Words;
  /** The name of a single submission within a sentence. */
  noun: Words;
  fields: readonly SubmissionField[];
  /** The submitter's details, sent within `contactInfo`. */
  contact: readonly SubmissionField[];
  /** The field of the record that shows these details as lines; without it they are not shown. */
  contactBecomes?: string;
  /** Fixed values of the record. */
  always: Record<string, unknown>;
  fileTypes: Readonly<Record<string, string>>;
  /** Existing clients expect references in its data as bare ids. */
  bareIds?: true;
  /** Two dates or moments, of which the second must not be before the first. */
  period?: readonly [string, string];
}

const links: SubmissionField = { kind: 'links', name: 'links', label: words('Links', 'Liens', 'Link') };
const entries = (name: string, list: ReferenceListName, context: string, label: Words): SubmissionField => ({
  kind: 'entries',
  name,
  list,
  context,
  label,
});
const needed = (field: SubmissionField): SubmissionField => ({ ...field, required: true });

export const person: readonly SubmissionField[] = [
  { kind: 'text', name: 'name', label: words('Name', 'Nom', 'Nome') },
  {
    kind: 'email',
    name: 'email',
    required: true,
    label: words('E-Mail', 'E-mail', 'E-mail'),
    help: words(
      'An diese Adresse schicken wir einen Link zum Bestätigen.',
      'Nous envoyons à cette adresse un lien de confirmation.',
      'A questo indirizzo inviamo un link di conferma.',
    ),
  },
  { kind: 'phone', name: 'phone', label: words('Telefon', 'Téléphone', 'Telefono') },
  { kind: 'text', name: 'department', label: words('Abteilung / Sonstiges', 'Service / Divers', 'Reparto / Altro') },
];

const licence = { field: 'licenseType', is: ownLicense };

/** The forms that ask for more than a declaration says; all are in allForms.ts. */
export const submissionForms: readonly SubmissionForm[] = [
  {
    name: 'jobs',
    item: 'job',
    embed: 'job-form',
    title: handInWords.jobs,
    intro: words(
      'Wir prüfen Ihre Stellenausschreibung und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
      'Nous examinons votre offre d’emploi avant de la publier. Les champs marqués d’un * sont obligatoires.',
      'Esaminiamo la Sua offerta di lavoro prima di pubblicarla. I campi con * sono obbligatori.',
    ),
    noun: words('Ihre Stellenausschreibung', 'votre offre d’emploi', 'la Sua offerta di lavoro'),
    fields: [
      {
        kind: 'text',
        name: 'title',
        required: true,
        becomes: ['name'],
        label: words('Berufsbezeichnung', 'Profession', 'Professione'),
      },
      needed(entries('locations', 'locations', 'job', words('Arbeitsort', 'Lieu de travail', 'Luogo di lavoro'))),
      needed(
        entries('stints', 'stints', 'job', words('Beschäftigungsgrad', 'Taux d’occupation', 'Grado di occupazione')),
      ),
      {
        kind: 'multiline',
        name: 'description',
        required: true,
        label: words('Stellenbeschreibung', 'Description du poste', 'Descrizione del posto'),
      },
      { kind: 'text', name: 'employer', required: true, label: words('Arbeitgeber', 'Employeur', 'Datore di lavoro') },
      { kind: 'text', name: 'location', label: words('Firmenstandort', 'Siège de l’entreprise', 'Sede dell’azienda') },
      {
        kind: 'moment',
        name: 'applicationDeadline',
        isAhead: true,
        label: words('Bewerbungsfrist', 'Délai de candidature', 'Termine di candidatura'),
        help: words(
          'Danach verschwindet die Ausschreibung. In der Uhrzeit der Schweiz.',
          'L’offre disparaît ensuite. Heure suisse.',
          'In seguito l’offerta scompare. Ora svizzera.',
        ),
      },
      links,
    ],
    contact: person.map((field) =>
      field.name === 'name'
        ? { ...field, required: true, label: words('Kontaktperson', 'Personne de contact', 'Persona di contatto') }
        : field,
    ),
    contactBecomes: 'contact',
    always: {},
    fileTypes: documentTypes,
  },
  {
    name: 'events',
    item: 'event',
    embed: 'event-form',
    title: handInWords.events,
    intro: words(
      'Wir prüfen Ihre Veranstaltung und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
      'Nous examinons votre manifestation avant de la publier. Les champs marqués d’un * sont obligatoires.',
      'Esaminiamo la Sua manifestazione prima di pubblicarla. I campi con * sono obbligatori.',
    ),
    noun: words('Ihre Veranstaltung', 'votre manifestation', 'la Sua manifestazione'),
    fields: [
      { kind: 'text', name: 'title', required: true, label: words('Titel', 'Titre', 'Titolo') },
      { kind: 'moment', name: 'startDate', label: words('Beginn', 'Début', 'Inizio') },
      { kind: 'moment', name: 'endDate', isAhead: true, label: words('Ende', 'Fin', 'Fine') },
      needed(entries('locations', 'locations', 'event', words('Durchführungsort', 'Région', 'Regione'))),
      { kind: 'text', name: 'location', label: words('Veranstaltungsort', 'Lieu', 'Luogo') },
      { kind: 'text', name: 'organizer', label: words('Veranstalter', 'Organisation', 'Organizzatore') },
      {
        kind: 'multiline',
        name: 'description',
        required: true,
        becomes: ['description', 'text'],
        label: words('Beschreibung', 'Description', 'Descrizione'),
      },
      entries('topics', 'topics', 'event', words('Thema', 'Thème', 'Tema')),
      entries('languages', 'languages', 'event', words('Sprachen', 'Langues', 'Lingue')),
      {
        kind: 'url',
        name: 'registration',
        label: words('Link zur Anmeldung', 'Lien pour l’inscription', 'Link per l’iscrizione'),
      },
      links,
    ],
    contact: person,
    contactBecomes: 'contact',
    always: { type: 'external', color: '' },
    fileTypes: documentAndPictureTypes,
    bareIds: true,
    period: ['startDate', 'endDate'],
  },
  {
    name: 'publications',
    item: 'publication',
    embed: 'publication-form',
    title: handInWords.publications,
    intro: words(
      'Wir prüfen Ihre Publikation oder Ihr Projekt und veröffentlichen sie danach. Felder mit * sind obligatorisch.',
      'Nous examinons votre publication ou votre projet avant de le publier. Les champs marqués d’un * sont obligatoires.',
      'Esaminiamo la Sua pubblicazione o il Suo progetto prima di pubblicarlo. I campi con * sono obbligatori.',
    ),
    noun: words('Ihre Publikation', 'votre publication', 'la Sua pubblicazione'),
    fields: [
      { kind: 'text', name: 'title', required: true, label: words('Titel', 'Titre', 'Titolo') },
      {
        kind: 'multiline',
        name: 'description',
        required: true,
        label: words('Beschreibung', 'Description', 'Descrizione'),
      },
      {
        kind: 'choice',
        name: 'type',
        required: true,
        starts: 'publication',
        label: words('Typ', 'Type', 'Tipo'),
        choices: [
          { value: 'publication', label: words('Publikation', 'Publication', 'Pubblicazione') },
          { value: 'project', label: words('Projekt', 'Projet', 'Progetto') },
        ],
      },
      {
        kind: 'url',
        name: 'url',
        label: words('Publikations-URL', 'URL de la publication', 'URL della pubblicazione'),
      },
      {
        kind: 'date',
        name: 'publicationDate',
        becomes: ['startDate', 'endDate'],
        onlyIf: { field: 'type', is: 'publication' },
        label: words('Publikationsdatum', 'Date de publication', 'Data di pubblicazione'),
      },
      {
        kind: 'date',
        name: 'startDate',
        onlyIf: { field: 'type', is: 'project' },
        label: words('Projektstart', 'Début du projet', 'Inizio del progetto'),
      },
      {
        kind: 'date',
        name: 'endDate',
        onlyIf: { field: 'type', is: 'project' },
        label: words('Projektende', 'Fin du projet', 'Fine del progetto'),
      },
      { kind: 'names', name: 'authors', label: words('Autor:innen', 'Auteur·e·s', 'Autori e autrici') },
      {
        kind: 'names',
        name: 'organizations',
        label: words('Organisationen / Institutionen', 'Organisations / institutions', 'Organizzazioni / istituzioni'),
      },
      {
        kind: 'choice',
        name: 'licenseType',
        starts: 'CC BY',
        label: words('Lizenz', 'Licence', 'Licenza'),
        choices: licenses.map(({ id, name: { de, fr, it } }) => ({ value: id, label: words(de, fr, it) })),
      },
      {
        kind: 'text',
        name: 'rightsHolder',
        label: words('Rechte-Inhaber:in', 'Titulaire des droits', 'Titolare dei diritti'),
      },
      {
        kind: 'text',
        name: 'licenseName',
        onlyIf: licence,
        label: words('Lizenz-Bezeichnung', 'Nom de la licence', 'Nome della licenza'),
      },
      {
        kind: 'url',
        name: 'licenseUrl',
        onlyIf: licence,
        label: words('Lizenz-URL', 'URL de la licence', 'URL della licenza'),
      },
      {
        kind: 'text',
        name: 'licenseAttribution',
        onlyIf: licence,
        label: words('Nutzungsbedingungen', 'Conditions d’utilisation', 'Condizioni d’uso'),
      },
      needed(
        entries(
          'geographicRegions',
          'geographicRegions',
          'publication',
          words('Geographische Region', 'Région géographique', 'Regione geografica'),
        ),
      ),
      needed(entries('topics', 'topics', 'publication', words('Thema', 'Thème', 'Tema'))),
      needed(entries('languages', 'languages', 'publication', words('Sprache', 'Langue', 'Lingua'))),
      {
        kind: 'text',
        name: 'keywords',
        required: true,
        label: words('Keywords', 'Mots-clés', 'Parole chiave'),
        help: words('Durch Komma getrennt', 'Séparés par des virgules', 'Separate da virgole'),
      },
    ],
    contact: person
      .filter(({ name }) => name === 'email')
      .map((field) => ({
        ...field,
        becomes: ['email'],
        help: words(
          'Für Rückfragen und den Link zum Bestätigen; sie wird nicht veröffentlicht.',
          'Pour nos questions et le lien de confirmation ; elle n’est pas publiée.',
          'Per domande e per il link di conferma; non viene pubblicato.',
        ),
      })),
    always: {},
    fileTypes: documentAndPictureTypes,
    period: ['startDate', 'endDate'],
  },
];

/** The form of a resource; undefined if it has none. */
export const submissionFormOf = (resource: string): SubmissionForm | undefined =>
  submissionForms.find(({ name }) => name === resource);

export const formPath = '/forms/';
/** The path of the links that confirm a submission; code and language follow. */
export const confirmPath = '/verify/';
/** The path where a submitter corrects or withdraws a submission; code and language follow. */
export const ownPath = '/submission/';

/** The path where an editor's question is answered; code and language follow. */
export const questionPath = '/question/';

/** Where clients are redirected after a submission, below the path of the API; the language follows. */
export const handedInPath = '/community/submit/confirmation/';
/** The text of that page. */
export const handedIn: { title: Words; text: Words } = {
  title: words(
    'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    'Veuillez confirmer votre adresse e-mail',
    'Confermi il Suo indirizzo e-mail',
  ),
  text: words(
    'Wir haben Ihnen eine E-Mail geschickt. Öffnen Sie den Link darin, um die Einreichung zu bestätigen; vorher wird sie nicht bearbeitet.',
    'Nous vous avons envoyé un e-mail. Ouvrez le lien qu’il contient pour confirmer votre envoi ; rien ne se passe avant.',
    'Le abbiamo inviato un’e-mail. Apra il link che contiene per confermare l’invio; prima non succede nulla.',
  ),
};

/** The validity of a confirmation link, in days. */
export const confirmDays = 7;
/** Limits of a submission: documents, bytes per document, and items of every other list. */
export const mostDocuments = 5;
export const mostDocumentBytes = 10_000_000;
export const mostItems = 30;

/** What the page of a link shows: the submission to be confirmed. */
export interface SubmissionData {
  locale: Locale;
  form: SubmissionForm['name'];
  title: string;
}

/** A submission as its submitter sees it, to correct or withdraw. */
export interface OwnSubmission extends SubmissionData {
  /** Whether it is still undecided. */
  waits: boolean;
  /** The submitted values by field, and the documents. */
  said: Record<string, unknown> & { contactInfo: Record<string, string> };
  documents: { id: number; name: string }[];
}

/** A question of an editor about a submission. */
export interface QuestionData extends SubmissionData {
  waits: boolean;
  question: string;
}

/** Whether a field is shown, depending on the values of others. */
export const isAsked = ({ onlyIf }: SubmissionField, values: Record<string, unknown>): boolean =>
  !onlyIf || values[onlyIf.field] === onlyIf.is;
