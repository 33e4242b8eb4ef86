/** After a preposition. */
const records = (count: number) => (count === 1 ? '1 Eintrag' : `${count.toLocaleString('de-CH')} Einträgen`);

/** Strings for the media library. */
export const mediaWords = {
  name: 'Name',
  nothing: { title: 'Noch keine Dateien', hint: 'Hier erscheint, was in Formularen hochgeladen wird.' },
  uses: (count: number) => (count === 0 ? 'Nicht verwendet' : `In ${records(count)}`),
  withoutAlt: 'Ohne Alternativtext',
  document: 'Dokument',
  grid: 'Medien',
  loadMore: 'Weitere laden',

  choose: 'Aus Medien wählen',
  search: 'Suchen',
  none: 'Nichts gefunden.',
  cancel: 'Abbrechen',

  open: 'In voller Grösse öffnen',
  download: 'Herunterladen',
  facts: (type: string, size: string, at: string) => `${type}, ${size}, hochgeladen am ${at}`,
  texts: 'Texte',
  textsHint:
    'Einträge zeigen Alternativtext und Bildrechte, wo sie keine eigene Bildlegende und kein eigenes Copyright ' +
    'haben. Der Titel dient nur dem Finden.',
  focus: 'Bildausschnitt',
  focusHint:
    'Klicken Sie auf das Wichtigste im Bild, oder bewegen Sie den Punkt mit den Pfeiltasten: Dort bleibt es ' +
    'sichtbar, wo es beschnitten wird.',
  focusAt: (left: number, top: number) => `Bildausschnitt: ${left} % von links, ${top} % von oben`,
  centre: 'Mitte',
  usedIn: 'Verwendet in',
  unused: 'Kein Eintrag verwendet diese Datei. Ältere Versionen und der Posteingang zählen nicht mit.',
  moreUses: (count: number) => `… und ${count.toLocaleString('de-CH')} weitere`,
  draft: 'Entwurf',
  save: 'Speichern',
  close: 'Schliessen',
  saved: 'Gespeichert.',
  stale: 'Jemand anderes hat die Texte inzwischen geändert. Ihre Eingabe ist noch da; nochmals Speichern überschreibt.',
  readOnly: 'Ihr Konto darf nicht alle Einträge bearbeiten, die diese Datei verwenden.',

  replace: 'Überall ersetzen',
  replaceByUpload: 'Durch eine neue Datei …',
  replaceByStored: 'Durch eine aus den Medien …',
  replaceTitle: 'Datei ersetzen?',
  replaceText: (former: string, next: string, count: number) =>
    `«${former}» wird in ${records(count)} durch «${next}» ersetzt. Jeder Eintrag bekommt eine neue Version; in ` +
    'seiner Geschichte bleibt die bisherige Datei erhalten.',
  replaceNow: 'Ersetzen',
  replaced: (count: number) => `In ${records(count)} ersetzt.`,
} as const;
