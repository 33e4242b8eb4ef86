/** What circular-economy projects choose from: entries of this context, beside those of all. */
export const circularContext = 'circularEconomyProject';

/** An exemplary one is classified by tags of these contexts, each chosen by itself. */
export const tagContexts = [
  { id: `${circularContext}:hierarchy`, label: 'Handlungsebene' },
  { id: `${circularContext}:topic`, label: 'Thematischer Bereich/Branche' },
  { id: `${circularContext}:action`, label: 'Handlungsfelder' },
  { id: `${circularContext}:policy`, label: 'Betroffene Politiken' },
  { id: `${circularContext}:actor`, label: 'Einzubindende Akteure' },
] as const;
