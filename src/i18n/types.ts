import { grouped, plural } from './lists';

/** Strings for the form of circular-economy projects beyond its labels. */
export const circularWords = {
  changeType: 'Typ wechseln',
  cancel: 'Abbrechen',
  dropped: (labels: readonly string[]) => `Beim Wechsel des Typs werden diese Angaben entfernt: ${labels.join(', ')}.`,
} as const;

/** Strings for collections: their list, form, and the dialog before deleting a member. */
export const collectionWords = {
  create: 'Neue Kollektion erstellen',
  dynamic: 'Dynamische Kollektion',
  filtersChosen: (count: number) => `${count} Filter ausgewählt (Dynamisch)`,
  turnOn: 'Dynamisches Suchprofil aktivieren',
  turnOff: 'Dynamisches Suchprofil deaktivieren',
  dynamicNote:
    'Die Filter bestimmen, was die Kollektion zeigt: alles, was sie finden, ohne Entwürfe. Die eigene Auswahl ruht, ' +
    'bis das Suchprofil deaktiviert wird.',
  noFilters: 'Ohne Filter zeigt die Kollektion alle Einträge.',
  vanished: (label: string, value: string) =>
    `Den Eintrag «${value}» des Filters «${label}» gibt es nicht mehr: Die Kollektion bleibt leer, solange er ` +
    'gewählt ist.',
  chosenHint:
    'Am Griff ziehen, oder mit Leertaste und Pfeiltasten, ändert die Reihenfolge. Gespeichert wird sie mit dem ' +
    'Formular.',
  add: (name: string) => `Hinzufügen: ${name}`,
  added: (name: string) => `${name} hinzugefügt`,
  remove: (name: string) => `Entfernen: ${name}`,
  removed: (name: string) => `${name} entfernt`,
  found: 'Hinzufügen',
  foundDynamic: 'Gefundene Einträge',
  allChosen: 'Alles, was geladen ist, ist schon ausgewählt.',
  nothingFound: 'Nichts gefunden.',
  notLoaded: 'Die Einträge konnten nicht geladen werden.',
  draft: 'Entwurf',
  more: 'Mehr anzeigen',
  isIn: (count: number) =>
    count === 1
      ? 'Der Eintrag ist in dieser Kollektion und wird daraus entfernt:'
      : `Der Eintrag ist in diesen ${count} Kollektionen und wird daraus entfernt:`,
  looking: 'Die Kollektionen mit diesem Eintrag werden gesucht …',
  unknown:
    'Es liess sich nicht feststellen, in welchen Kollektionen der Eintrag ist. Er kann trotzdem gelöscht werden und ' +
    'wird dann aus allen entfernt.',
  failures: {
    saving: 'Fehler beim Speichern der Kollektion.',
    opening: 'Fehler beim Laden der Kollektion aus dem Posteingang.',
  },
} as const;

/** The words for the records in a collection. */
export interface MemberWords {
  chosen: (count: number) => string;
  none: string;
  loadMore: string;
}

export const projectMembers: MemberWords = {
  chosen: (count) => `${count} ${count === 1 ? 'Projekt' : 'Projekte'} ausgewählt`,
  none: 'Keine Projekte ausgewählt.',
  loadMore: 'Mehr Projekte laden',
};

export const eventMembers: MemberWords = {
  chosen: (count) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'} ausgewählt`,
  none: 'Keine Einträge ausgewählt.',
  loadMore: 'Mehr Einträge laden',
};

/** Strings for the contact groups. */
export const groupWords = {
  sections: { group: 'Kontaktgruppe', members: 'Kontakte dieser Gruppe' },
  noParent: 'Keine (oberste Ebene)',
  hasChildren: 'Diese Gruppe hat Untergruppen: sie bleibt auf der obersten Ebene.',

  tree: 'Kontaktgruppen',
  subgroups: (name: string) => `Untergruppen von ${name}`,
  under: (parent: string) => `in ${parent}`,
  mark: (name: string) => `Auswählen: ${name}`,
  count: (count: number) => (count === 1 ? '1 Kontaktgruppe' : `${count} Kontaktgruppen`),

  export: 'XLSX-Export',
  exportAll: 'Alle Kontaktgruppen',
  exportMarked: (count: number) => (count === 1 ? '1 markierte Kontaktgruppe' : `${count} markierte Kontaktgruppen`),

  id: 'ID',
  name: 'Name',
  type: 'Typ',
  email: 'E-Mail',
  place: 'Ort',
  noMembers:
    'Diese Gruppe hat noch keine Kontakte. Mehrere auf einmal fügt «Zu Kontaktgruppe hinzufügen» in den Listen der ' +
    'Personen und Organisationen hinzu.',
  addMember: (singular: string) => `${singular} hinzufügen`,
  added: (name: string, isNew: boolean) =>
    isNew ? `«${name}» gehört jetzt zur Kontaktgruppe.` : `«${name}» gehörte schon zur Kontaktgruppe.`,
  membersFailed: 'Die Kontakte konnten nicht geladen werden.',
  exportMembers: 'Exportieren',
  removeMembers: 'Aus Kontaktgruppe entfernen',
  removeQuestion: 'Sind Sie sicher, dass die markierten Kontakte aus der Kontaktgruppe entfernen möchten?',
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  ok: 'OK',
  nothingSelected: 'Wählen Sie einen oder mehrere Kontakte zur weiteren Bearbeitung.',
  removed: (count: number) =>
    count === 1
      ? '1 Kontakt aus der Kontaktgruppe entfernt.'
      : `${count.toLocaleString('de-CH')} Kontakte aus der Kontaktgruppe entfernt.`,
} as const;

/** Strings for contacts of a record that also exist as people. */
export const contactPersonWords = {
  choose: 'Aus Personen übernehmen',
  open: (name: string) => `${name} in Personen öffnen`,
  changed: (labels: readonly string[], day: string) =>
    `Unter «Personen» steht etwas anderes (geändert am ${day}): ${labels.join(', ')}.`,
  take: 'Angaben übernehmen',
} as const;

/** Strings for people and organisations. */
export const contactWords = {
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
    `Der Kontakt ist mit ${names.length === 1 ? 'dieser Region' : 'diesen Regionen'} verknüpft: ${names.join(', ')}. ` +
    `Mit dem Kontakt ${names.length === 1 ? 'wird die Verknüpfung' : 'werden die Verknüpfungen'} gelöscht.`,
  /** Employments are removed on both sides; the person or organisation on the other side stays. */
  associationsEnd: (ofCompany: boolean, names: readonly string[], count: number) => {
    const rest = count > names.length ? ` und ${count - names.length} weitere` : '';
    const what = count === 1 ? 'Diese Anstellung endet' : 'Diese Anstellungen enden';
    return (
      `${what}: ${names.join(', ')}${rest}. ` + `${ofCompany ? 'Die Personen bleiben.' : 'Die Organisationen bleiben.'}`
    );
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
  addQuestion: (count: number | undefined, id: number, name: string) => {
    const several = count === undefined ? 'alle passenden Kontakte' : `die ${grouped(count)} markierten Kontakte`;
    const chosen = count === 1 ? 'den markierten Kontakt' : several;
    return `Sind Sie sicher, dass Sie ${chosen} zur Kontaktgruppe ${id} «${name}» hinzufügen möchten?`;
  },
  added: (added: number, asked: number, name: string) =>
    added === asked
      ? `${contacts(added)} zur Kontaktgruppe «${name}» hinzugefügt.`
      : `${contacts(added)} zur Kontaktgruppe «${name}» hinzugefügt; ${grouped(asked - added)} gehörten schon dazu.`,
  removeQuestion: 'Sind Sie sicher, dass Sie die markierten Kontakte löschen möchten?',
  /** The number of records, or undefined if unknown. */
  removeCount: (count: number | undefined) =>
    count === 1
      ? 'Es wird 1 Kontakt gelöscht; seine Anstellungen enden.'
      : `Es werden ${count === undefined ? 'alle passenden Kontakte' : contacts(count)} gelöscht; ihre Anstellungen ` +
        'enden.',
  removed: (count: number) => `${contacts(count)} gelöscht.`,
  someNotRemoved: 'Nicht alle Kontakte konnten gelöscht werden',
  failed: 'Die Aktion ist fehlgeschlagen.',

  duplicateTitle: 'Gibt es diesen Kontakt schon?',
  duplicateText: 'Das sind vermutlich dieselben. Öffnen Sie den bestehenden Eintrag, statt einen zweiten zu erfassen:',
  takeOver: 'Angaben in diesen Eintrag übernehmen',
  takeOverOf: (name: string, id: number) => `Angaben in «${name}» (ID ${id}) übernehmen`,
  createAnyway: 'Trotzdem erfassen',
  back: 'Zurück zum Formular',
} as const;

const contacts = (count: number) => (count === 1 ? '1 Kontakt' : `${grouped(count)} Kontakte`);

/** Strings for the list and the form of events beyond their labels. */
export const eventWords = {
  view: 'Ansicht',
  views: { table: 'Liste', month: 'Monat', week: 'Woche' },
  calendar: 'Kalender',
  previous: { month: 'Voriger Monat', week: 'Vorige Woche' },
  next: { month: 'Nächster Monat', week: 'Nächste Woche' },
  today: 'Heute',
  draft: 'Entwurf',
  more: (count: number) => `+ ${count} weitere`,
  noEvents: 'Keine Termine',
  createOn: 'Termin erfassen: $0',
  moved: (name: string, start: string) => `«${name}» verschoben auf ${start}.`,
  movedByOther: 'Jemand hat diesen Termin inzwischen geändert. Er steht wieder, wo er war.',
  subscribe: 'Abonnieren',
  subscribeHint: 'Kalenderprogramme zeigen damit die öffentlichen Termine unter den gewählten Filtern, stets aktuell.',
  subscribeIn: 'Sprache',
  address: 'Adresse',
  copy: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  notCopied: 'Der Browser lässt das Kopieren nicht zu. Wählen Sie die Adresse aus, und kopieren Sie sie mit Ctrl+C.',
  openCalendar: 'Im Kalender öffnen',
  close: 'Schliessen',
  loadMore: 'Mehr Einträge laden',
  language: 'Durchführungssprache',
  from: 'Von',
  till: 'Bis',
  promoted: 'Hervorheben',
  dates: 'Termindetails',
  registration: 'Anmeldung',
  calendarEntry: (locale: string) => `Kalendereintrag (${locale.toUpperCase()})`,
} as const;

/** Strings for financial supports beyond their labels. */
export const financialWords = {
  authorities: 'Förderstellen',
  period: 'Laufzeit',
  pdf: (locale: string) => `PDF (${locale.toUpperCase()})`,
} as const;

/** Strings for the pages of interactive graphics. */
export const graphicWords = {
  create: 'Neue Grafik erstellen',
  dynamic: 'Zeigt Projekte, wie sie jetzt sind',
  draft: 'Entwurf',
  choose: 'Elemente wählen',
  sections: { drawing: 'Zeichnung', editor: 'Interaktive Elemente', markers: 'Hotspots' },
  changeType: {
    title: 'Typ ändern',
    question: 'Beim Wechsel des Typs gehen die Inhalte der Elemente oder Hotspots verloren.',
    change: 'Typ ändern',
    cancel: 'Abbrechen',
  },
};

/** Strings for a drawing's source code. */
export const drawingWords = {
  upload: 'SVG hochladen',
  paste: 'Laden Sie eine SVG-Datei hoch, ziehen Sie sie hierher, oder fügen Sie den Code ein.',
  checking: 'SVG wird geprüft…',
  tooLarge: 'Die Datei ist zu gross: höchstens 3 MB.',
  failed: 'Die Zeichnung konnte nicht geprüft werden.',
  showCode: (signs: number) => `SVG Code zeigen (${signs.toLocaleString('de-CH')} Zeichen)`,
  removed: 'Aus Sicherheitsgründen entfernt:',
  removedOf: {
    script: (count: number) => plural(count, 'Skript', 'Skripte'),
    foreign: (count: number) => plural(count, 'eingebetteter Fremdinhalt', 'eingebettete Fremdinhalte'),
    link: (count: number) => plural(count, 'Link', 'Links'),
    animation: (count: number) => plural(count, 'Animation', 'Animationen'),
    reference: (count: number) => plural(count, 'Verweis nach aussen', 'Verweise nach aussen'),
    style: (count: number) => plural(count, 'Stilangabe, die von aussen lädt', 'Stilangaben, die von aussen laden'),
    other: (count: number) => plural(count, 'Element, das keine Zeichnung ist', 'Elemente, die keine Zeichnung sind'),
  },
};

/** Strings for the drawing editor. */
export const editorWords = {
  canvas: 'Zeichnung',
  zoomIn: 'Vergrössern',
  zoomOut: 'Verkleinern',
  fit: 'Ganze Zeichnung zeigen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  hint: 'Wählen Sie ein Element in der Zeichnung oder in der Liste.',
  list: 'Liste der Elemente',
  progress: (done: number, all: number) => `${done} von ${all} Elementen haben einen Inhalt`,
  element: (index: number, tag: string) => `Element ${index + 1} (${tag})`,
  missing: 'ohne Inhalt',
  project: 'Projekt',
  noProject: 'Projekt fehlt',
  content: 'Inhalt',
  isStart: 'Start',
  close: 'Fertig',
  nextMissing: 'Nächstes ohne Inhalt',
  move: 'Auf anderes Element verschieben',
  moving: (name: string) => `Wählen Sie das Element, zu dem der Inhalt von «${name}» gehört.`,
  cancelMoving: 'Abbrechen',
  moved: (from: string, to: string) => `Der Inhalt von «${from}» gehört jetzt zu «${to}».`,
  swapped: (from: string, to: string) => `«${from}» und «${to}» haben ihre Inhalte getauscht.`,
  clear: 'Inhalt entfernen',
  cleared: (name: string) => `Der Inhalt von «${name}» ist entfernt.`,
  nothingFound: 'Der Selektor trifft kein Element der Zeichnung.',
  wrongSelector: 'Das ist kein gültiger CSS Selektor.',
  startNotFound: 'Das Start Element ist keines der interaktiven Elemente.',
  same: 'Dieses Element gibt es mehrmals genau gleich; der Inhalt gilt für alle.',
  lost: (count: number) =>
    `${plural(count, 'Element', 'Elemente')} mit Inhalt ${count === 1 ? 'ist' : 'sind'} nicht mehr in der Zeichnung`,
  moreLost: (count: number) =>
    count === 1 ? 'Ein weiteres Element folgt danach.' : `${count} weitere Elemente folgen danach.`,
  lostHint:
    'Ordnen Sie die Inhalte neuen Elementen zu. Was Sie stehen lassen, bleibt gespeichert, wird aber nicht gezeigt.',
  belongsTo: (name: string) => `«${name}» gehört zu`,
  doNotAssign: '– nicht zuordnen –',
  proposed: (name: string) => `${name} (Vorschlag)`,
  assign: 'Zuordnen',
  assignAll: 'Alle Vorschläge übernehmen',
  remove: (name: string) => `Inhalt von «${name}» entfernen`,
  removeShort: 'Entfernen',
};

const shapeNames: Record<string, string> = {
  g: 'Gruppe',
  path: 'Pfad',
  rect: 'Rechteck',
  circle: 'Kreis',
  ellipse: 'Ellipse',
  polygon: 'Vieleck',
  polyline: 'Linienzug',
  line: 'Linie',
  text: 'Text',
  image: 'Bild',
  use: 'Kopie',
};

/** Strings for choosing the interactive elements of a drawing. */
export const chooserWords = {
  title: 'Interaktive Elemente wählen',
  hint:
    'Klicken Sie in der Zeichnung auf die Elemente, die etwas zeigen sollen, ziehen Sie einen Rahmen darum, oder ' +
    'wählen Sie eine Gruppe oder Ebene. Der CSS Selektor schreibt sich dabei von selbst.',
  group: ({ kind, name, count }: { kind: 'tag' | 'class' | 'layer'; name: string; count: number }) => {
    const names = { tag: `Alle: ${shapeNames[name] ?? name}`, class: `Klasse «${name}»`, layer: `Ebene «${name}»` };
    return `${names[kind]} (${count})`;
  },
  layers: 'Ebenen',
  unnamed: (tag: string, position: number) => `${shapeNames[tag] ?? tag} ${position}`,
  open: (name: string) => `Inhalt von «${name}»`,
  more: (count: number) => `${count.toLocaleString('de-CH')} weitere zeigen`,
  chosen: (count: number) => `${plural(count, 'Element', 'Elemente')} gewählt`,
  tooLong: 'So viele einzelne Elemente lassen sich nicht speichern. Wählen Sie eine Gruppe oder Ebene.',
  clear: 'Auswahl leeren',
  done: 'Fertig',
};

/** Strings for the markers on a drawing. */
export const markerWords = {
  add: 'Hinzufügen',
  remove: 'Entfernen',
  name: (index: number, symbol: string) => `Hotspot ${index + 1} (${symbol})`,
  hint:
    'Ziehen Sie die Hotspots an ihren Platz, oder wählen Sie einen und bewegen Sie ihn mit den Pfeiltasten (mit ' +
    'Umschalt weiter).',
  at: (name: string, x: string, y: string) => `${name}: ${x} % von links, ${y} % von oben`,
  list: 'Hotspots',
  none: 'Noch kein Hotspot.',
};

/** Strings for the list and the form of jobs beyond their labels. */
export const jobWords = {
  showArchive: 'Archiv anzeigen',
  hideArchive: 'Archiv ausblenden',
  deadline: 'Termindetails',
  failures: {
    saving: 'Fehler beim Speichern des Jobs.',
    opening: 'Fehler beim Laden des Jobs aus dem Posteingang.',
  },
} as const;

/** Strings for the project form beyond its labels. */
export const projectWords = {
  deleteQuestion: 'Sind Sie sicher dass Sie dieses Projekt löschen möchten? Es lässt sich danach wiederherstellen.',
  sections: {
    text: 'Beschreibung',
    classification: 'Zuordnung',
    costs: 'Kosten und Finanzierung',
    dates: 'Laufzeit',
    media: 'Links und Medien',
    place: 'Standort',
  },
} as const;

/** Strings for the list and the form of publications beyond their labels. */
export const publicationWords = {
  sections: { publication: 'Publikation', files: 'Zusatzdokumente', license: 'Lizenz', people: 'Urheber' },
  day: 'Datum',
  unknown: '-',
  website: 'Auf der Website ansehen',
  failures: {
    saving: 'Fehler beim Speichern der Publikation.',
    opening: 'Fehler beim Laden der Publikation aus dem Posteingang.',
  },
} as const;

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '-' : `${count} ${count === 1 ? one : many}`;

/** Strings for the list, the map and the form of regions beyond their labels. */
export const regionWords = {
  name: 'Name',
  municipalities: 'Gemeinden',
  contacts: 'Kontakte',
  website: 'Website',
  show: 'Anzeigen',
  createdAt: 'Erstellt am',
  updatedAt: 'Aktualisiert am',
  loadMore: 'Mehr Regionen laden',
  municipalityCount: (count: number) => counted(count, 'Gemeinde', 'Gemeinden'),
  contactCount: (count: number) => counted(count, 'Kontakt', 'Kontakte'),
  none: '-',
  unknownType: 'Fehler',
  map: 'Karte',
  showMap: 'Karte anzeigen',
  hideMap: 'Karte ausblenden',
  mapOf: (type: string) => `Karte: ${type}`,
  mapHint: 'Ein Klick auf eine Gemeinde fügt sie hinzu oder entfernt sie. Ohne Maus: über das Feld «Gemeinde».',
  withoutOutline: (names: readonly string[]) =>
    `Ohne Fläche auf der Karte, vielleicht nach einer Gemeindefusion: ${names.join(', ')}.`,
  overlaps: (names: readonly string[]) => `Überschneidet sich mit: ${names.join(', ')}.`,
  overlap: (names: readonly string[]) => `Überschneidung: ${names.join(' und ')}`,
  unknownMunicipality: (name: string) => `«${name}» fehlt in der Liste der Gemeinden und kann nicht gewählt werden.`,
  added: (name: string) => `${name} hinzugefügt.`,
  removed: (name: string) => `${name} entfernt.`,
  failed: 'Die Karte konnte nicht geladen werden.',
  noOutlines: 'Es sind keine Gemeindegrenzen importiert.',
} as const;

/** Strings for the maps themselves. */
export const mapWords = { zoomIn: 'Vergrössern', zoomOut: 'Verkleinern' } as const;
