const counted = (count: number, one: string, many: string) =>
  count === 0 ? '-' : `${count} ${count === 1 ? one : many}`;

/** Words of the list, the map and the form of regions beyond their labels. */
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

/** Words of the map itself. */
export const mapWords = { zoomIn: 'Vergrössern', zoomOut: 'Verkleinern' } as const;
