/** A canton's two letters, an underscore, and digits. */
const projectCodePattern = /^[A-Z]{2}_\d{1,12}$/;
export const projectCodeHint =
  'Der Projektcode muss genau so geschrieben sein wie in der Datenbank: zwei Buchstaben des Kantons, Unterstrich, ' +
  'Ziffern.';

export function isProjectCode(code: string): boolean {
  return projectCodePattern.test(code);
}

/** The colour groups of the map of projects, by German topic name; all other topics are group 4. */
export const mainTopics: Record<string, number> = {
  'Innovationsförderung (inkl. RIS)': 1,
  'Industrie & Gewerbe': 2,
  Tourismus: 3,
};
