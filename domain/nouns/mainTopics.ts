/** The groups that the map of projects colours by, of the German names of their topics; everything else is group 4. */
export const mainTopics: Record<string, number> = { 'Innovationsförderung (inkl. RIS)': 1, 'Industrie & Gewerbe': 2, Tourismus: 3 };
