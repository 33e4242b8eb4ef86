/** A message stays so long whose matter can be undone from it, in milliseconds. */
export const undoableFor = 12_000;
