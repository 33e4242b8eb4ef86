/** Words of persons and organisations. */
export const contactWords = {
  headings: { editing: 'Eintrag bearbeiten', creating: 'Eintrag erstellen' },
  loadMore: 'Mehr Kontakte laden',
  name: 'Name',
  companies: 'Organisation(en)',
  employees: 'Angestellte',
  contactGroup: 'Kontaktgruppe',
  topic: 'Thema',
  sections: {
    person: 'Person',
    company: 'Organisation',
    address: 'Adresse',
    reach: 'Erreichbarkeit',
    text: 'Beschreibung und Zuordnung',
    comment: 'Intern',
  },

  cancel: 'Abbrechen',
  ok: 'OK',
  deleteFailed: 'Fehler beim Löschen des Kontakts. Bitte versuchen Sie es später erneut.',
  regionsFailed: 'Fehler beim Laden der verknüpften Regionen. Bitte versuchen Sie es später erneut.',
  regions: (names: readonly string[]) =>
    `Der Kontakt ist mit ${names.length === 1 ? 'dieser Region' : 'diesen Regionen'} verknüpft: ${names.join(', ')}. Mit dem Kontakt ${names.length === 1 ? 'wird die Verknüpfung' : 'werden die Verknüpfungen'} gelöscht.`,
  /** Employments end on both sides; who stands on the other one stays. */
  associationsEnd: (ofCompany: boolean, names: readonly string[], count: number) => {
    const rest = count > names.length ? ` und ${count - names.length} weitere` : '';
    const what = count === 1 ? 'Diese Anstellung endet' : 'Diese Anstellungen enden';
    return `${what}: ${names.join(', ')}${rest}. ${ofCompany ? 'Die Personen bleiben.' : 'Die Organisationen bleiben.'}`;
  },
  loading: 'Verknüpfungen werden geladen …',

  actions: 'Aktionen',
  addToGroup: 'Zu Kontaktgruppe hinzufügen',
  export: 'Exportieren',
  remove: 'Löschen',
  nothingSelected: 'Wählen Sie einen oder mehrere Kontakte zur weiteren Bearbeitung.',
  chooseGroup: 'Kontaktgruppe',
  noGroupChosen: 'Wählen Sie bitte eine Kontaktgruppe.',
  proceed: 'Weiter',
  add: 'Hinzufügen',
  addQuestion: (count: number | undefined, id: number, name: string) =>
    `Sind Sie sicher, dass Sie ${count === 1 ? 'den markierten Kontakt' : count === undefined ? 'alle passenden Kontakte' : `die ${grouped(count)} markierten Kontakte`} zur Kontaktgruppe ${id} «${name}» hinzufügen möchten?`,
  added: (added: number, asked: number, name: string) =>
    added === asked
      ? `${contacts(added)} zur Kontaktgruppe «${name}» hinzugefügt.`
      : `${contacts(added)} zur Kontaktgruppe «${name}» hinzugefügt; ${grouped(asked - added)} gehörten schon dazu.`,
  removeQuestion: 'Sind Sie sicher, dass Sie die markierten Kontakte löschen möchten?',
  /** How many are meant; undefined where nobody has counted them. */
  removeCount: (count: number | undefined) =>
    count === 1
      ? 'Es wird 1 Kontakt gelöscht; seine Anstellungen enden.'
      : `Es werden ${count === undefined ? 'alle passenden Kontakte' : contacts(count)} gelöscht; ihre Anstellungen enden.`,
  removed: (count: number) => `${contacts(count)} gelöscht.`,
  someNotRemoved: 'Nicht alle Kontakte konnten gelöscht werden',
  failed: 'Die Aktion ist fehlgeschlagen.',

  duplicateTitle: 'Gibt es diesen Kontakt schon?',
  duplicateText: 'Das sind vermutlich dieselben. Öffnen Sie den bestehenden Eintrag, statt einen zweiten zu erfassen:',
  takeOver: 'Angaben in diesen Eintrag übernehmen',
  takeOverOf: (name: string, id: number) => `Angaben in «${name}» (ID ${id}) übernehmen`,
  createAnyway: 'Trotzdem erfassen',
  back: 'Zurück zum Formular',
  duplicatesFailed: 'Ob es diesen Kontakt schon gibt, konnte nicht geprüft werden.',
} as const;

const grouped = (count: number) => count.toLocaleString('de-CH');
const contacts = (count: number) => (count === 1 ? '1 Kontakt' : `${grouped(count)} Kontakte`);
