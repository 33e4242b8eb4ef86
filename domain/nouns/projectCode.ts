/** Exact spelling, two-letter canton, underscore, digits. */
const projectCodePattern = /^[A-Z]{2}_\d{1,12}$/;
export const projectCodeHint = 'Der Projektcode muss genau so geschrieben sein wie in der Datenbank: zwei Buchstaben des Kantons, Unterstrich, Ziffern.';

export function isProjectCode(code: string): boolean {
  return projectCodePattern.test(code);
}
