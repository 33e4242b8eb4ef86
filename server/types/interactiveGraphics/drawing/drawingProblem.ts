/** Why a text is no drawing that can be kept, as a sentence for who chose it. */
export class DrawingProblem extends Error {}

export const tooDeep = () => new DrawingProblem('Die Zeichnung ist zu tief verschachtelt.');
