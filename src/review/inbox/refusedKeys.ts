/**
 * For editors who type faster than a save completes: keys pressed meanwhile are ignored. If a decision ('a', a
 * digit, Enter on a proposal) was ignored, the release that follows it is ignored too, as it would drop the
 * undecided proposal. In milliseconds.
 */
const rhythm = 1000;
let refusedAt = -Infinity;

const isRelease = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);
const decides = ({ key, target }: KeyboardEvent) =>
  /^[a1-9]$/.test(key) || (key === 'Enter' && target === document.body);

/** Called for every ignored key. An ignored release ends the sequence. */
export function noteRefused(event: KeyboardEvent): void {
  if (isRelease(event)) refusedAt = -Infinity;
  else if (decides(event)) refusedAt = event.timeStamp;
}

/** Called for every key that had an effect. */
export function noteTaken(): void {
  refusedAt = -Infinity;
}

/** Whether a release follows an ignored decision. After a pause the editor means what is on the screen. */
export function isHalf(event: KeyboardEvent): boolean {
  return isRelease(event) && event.timeStamp - refusedAt < rhythm;
}
