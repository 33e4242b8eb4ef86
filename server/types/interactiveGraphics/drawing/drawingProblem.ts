/** The reason why a drawing cannot be stored, as a message for the person who chose it. */
export class DrawingProblem extends Error {}

export const tooDeep = () => new DrawingProblem('Die Zeichnung ist zu tief verschachtelt.');
