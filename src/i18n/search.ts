/** Global search (Ctrl+K). */
export const globalSearchWords = {
  open: 'Suchen',
  shortcut: /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ K' : 'Ctrl K',
  title: 'In allen Einträgen suchen',
  field: 'Suchbegriff',
  placeholder: 'Wort, Code oder ID …',
  results: 'Treffer',
  untitled: '(ohne Titel)',
  draft: 'Entwurf',
  hint: 'Jedes Wort wird gesucht, in allen Sprachen, ohne Rücksicht auf Gross- und Kleinschreibung und Akzente.',
  nothing: (term: string) => `Nichts gefunden für «${term}».`,
  found: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  busy: 'Wird gesucht …',
  keys: '↑ ↓ wählen, Enter öffnet, Esc schliesst',
} as const;
