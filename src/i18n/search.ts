/** Global search (Ctrl+K). */
export const globalSearchWords = {
  open: 'Suchen',
  shortcut: /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '') ? '⌘ K' : 'Ctrl K',
  title: 'In allen Einträgen suchen',
  field: 'Suchbegriff',
  placeholder: 'Wort, Code oder ID …',
  results: 'Treffer',
  draft: 'Entwurf',
  hint: 'Jedes Wort wird gesucht, in allen Sprachen, ohne Rücksicht auf Gross- und Kleinschreibung und Akzente.',
  nothing: (term: string) => `Nichts gefunden für «${term}».`,
  /** In: how many are shown, and how many there are. */
  found: (shown: number, total: number, hasMore: boolean) =>
    `${hasMore ? `Über ${total}` : total} Treffer${shown < total ? `, die besten ${shown} sind gezeigt` : ''}`,
  foundIn: (label: string, locale: string, text: string) =>
    `${label}${locale === 'de' ? '' : ` (${locale.toUpperCase()})`}: ${text}`,
  busy: 'Wird gesucht …',
  keys: '↑ ↓ wählen, Enter öffnet, Esc schliesst',
} as const;
