/** Words of the contact groups. */
export const groupWords = {
  headings: { editing: 'Eintrag bearbeiten', creating: 'Eintrag erstellen' },
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
    'Diese Gruppe hat noch keine Kontakte. Mehrere auf einmal fügt «Zu Kontaktgruppe hinzufügen» in den Listen der Personen und Organisationen hinzu.',
  addMember: (singular: string) => `${singular} hinzufügen`,
  added: (name: string, isNew: boolean) =>
    isNew ? `«${name}» gehört jetzt zur Kontaktgruppe.` : `«${name}» gehörte schon zur Kontaktgruppe.`,
  membersFailed: 'Die Kontakte konnten nicht geladen werden.',
  retry: 'Erneut versuchen',
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
