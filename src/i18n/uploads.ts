/** Words around uploads. The literal messages about size and type: domain/uploads.ts. */
export const uploadWords = {
  failedBeforeSaving:
    'Eine Datei konnte nicht hochgeladen werden. Versuchen Sie es mit ihr noch einmal, oder entfernen Sie sie.',
  addImages: 'Bilder auswählen',
  addImage: 'Bild auswählen',
  otherImage: 'Anderes Bild auswählen',
  addFiles: 'Dokumente auswählen',
  imagesHint: 'JPG, PNG oder GIF bis 20 MB: auswählen, hierher ziehen oder einfügen (Ctrl+V).',
  imageHint: 'Ein JPG, PNG oder GIF bis 20 MB: auswählen, hierher ziehen oder einfügen (Ctrl+V).',
  filesHint: (extensions: readonly string[]) =>
    `${extensions.map((extension) => extension.toUpperCase()).join(', ')} bis 30 MB: auswählen, hierher ziehen oder einfügen (Ctrl+V).`,
  drop: 'Hier loslassen',
  waiting: 'Wartet …',
  preparing: 'Wird vorbereitet …',
  uploading: (percent: number) => `${percent} %`,
  progress: (name: string) => `Fortschritt: ${name}`,
  cancel: 'Abbrechen',
  retry: 'Erneut versuchen',
  discard: 'Verwerfen',
  remove: 'Entfernen',
  download: 'Herunterladen',
  enlarge: 'In voller Grösse öffnen',
  close: 'Schliessen',
  action: (action: string, name: string) => `${action}: ${name}`,
  unnamedImage: (position: number) => `Bild ${position}`,
  fileName: 'Dateiname',
  unnamedFile: (position: number) => `Dokument ${position}`,
  noPreview: 'Vorschau fehlt',
  german: (text: string) => `Deutsch: ${text}`,
  uploaded: (name: string) => `${name} hochgeladen.`,
  undo: 'Rückgängig',
  removed: (name: string) => `${name} entfernt.`,
  failed: (name: string) => `${name} konnte nicht hochgeladen werden.`,
  unreadable: (name: string) => `Die Datei "${name}" konnte nicht gelesen werden.`,
  unknownType: 'unbekannt',
  firstFrameOnly: (name: string) =>
    `Das animierte Bild "${name}" ist grösser als 1200 Pixel und wurde verkleinert. Dabei bleibt nur das erste Bild der Animation.`,
} as const;

/** Words of sortable lists, as screen readers say them. */
export const reorderWords = {
  move: (name: string) => `Verschieben: ${name}`,
  instructions:
    'Leertaste oder Eingabetaste nimmt den Eintrag auf, die Pfeiltasten verschieben ihn, die Leertaste legt ihn ab, Escape bricht ab.',
  grabbed: (name: string, position: number, count: number) => `${name} aufgenommen, Position ${position} von ${count}`,
  moved: (name: string, position: number, count: number) => `${name}, Position ${position} von ${count}`,
  dropped: (name: string, position: number, count: number) => `${name} abgelegt, Position ${position} von ${count}`,
  cancelled: (name: string, position: number, count: number) =>
    `Abgebrochen. ${name}, Position ${position} von ${count}`,
} as const;
