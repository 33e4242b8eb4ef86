const plural = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count.toLocaleString('de-CH')} ${many}`;

/** Words of the pages of interactive graphics. */
export const graphicWords = {
  create: 'Neue Grafik erstellen',
  dynamic: 'Zeigt Projekte, wie sie jetzt sind',
  draft: 'Entwurf',
  selectorHint:
    'Der CSS Selektor sagt, welche Elemente der Zeichnung etwas zeigen: zum Beispiel «path» für alle Pfade oder «[id]» für alles, was eine Id hat. Sobald er da steht, erscheint darüber die Zeichnung mit diesen Elementen.',
  sections: { drawing: 'Zeichnung', editor: 'Interaktive Elemente', markers: 'Hotspots' },
  changeType: {
    title: 'Typ ändern',
    question: 'Mit dem Typ geht verloren, was die Elemente oder Hotspots zeigen.',
    change: 'Typ ändern',
    cancel: 'Abbrechen',
  },
};

/** Words of the code of a drawing. */
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

/** Words of the editor beside and over a drawing. */
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
  lostHint:
    'Ordnen Sie die Inhalte neuen Elementen zu. Was Sie stehen lassen, bleibt gespeichert, wird aber nicht gezeigt.',
  belongsTo: (name: string) => `«${name}» gehört zu`,
  nobody: '– nicht zuordnen –',
  proposed: (name: string) => `${name} (Vorschlag)`,
  assign: 'Zuordnen',
  assignAll: 'Alle Vorschläge übernehmen',
  remove: (name: string) => `Inhalt von «${name}» entfernen`,
  removeShort: 'Entfernen',
};

/** Words of the markers over a drawing. */
export const markerWords = {
  add: 'Hinzufügen',
  remove: 'Entfernen',
  name: (index: number, symbol: string) => `Hotspot ${index + 1} (${symbol})`,
  hint: 'Ziehen Sie die Hotspots an ihren Platz, oder wählen Sie einen und bewegen Sie ihn mit den Pfeiltasten (mit Umschalt weiter).',
  at: (name: string, x: string, y: string) => `${name}: ${x} % von links, ${y} % von oben`,
  list: 'Hotspots',
  none: 'Noch kein Hotspot.',
};
