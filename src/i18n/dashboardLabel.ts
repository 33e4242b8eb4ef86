/** What the menu calls the overview; its other words arrive with it. */
export const dashboardLabel = { singular: 'Übersicht', plural: 'Übersicht' } as const;
