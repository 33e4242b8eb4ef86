/** Words of the pages of interactive graphics. */
export const graphicWords = {
  create: 'Neue Grafik erstellen',
  dynamic: 'Zeigt Projekte, wie sie jetzt sind',
  assigned: (count: number) => (count === 1 ? '1 interaktives Element' : `${count} interaktive Elemente`),
  draft: 'Entwurf',
  sections: { drawing: 'Zeichnung' },
};
