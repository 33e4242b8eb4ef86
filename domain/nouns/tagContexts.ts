/** What circular-economy projects choose from: entries of this context, beside those of all. */
export const circularContext = 'circularEconomyProject';

/** An exemplary one is classified by tags of these kinds, each of a context of its own. */
export const tagKinds = ['hierarchy', 'topic', 'action', 'policy', 'actor'] as const;
export const contextOfTags = (kind: (typeof tagKinds)[number]): string => `${circularContext}:${kind}`;
