/**
 * Keys of somebody who is faster than the saving: what is pressed meanwhile counts for nothing. A release whose
 * decision ('a', a digit, Enter on a proposal) was refused is refused along with it, or it would drop what was to be
 * taken over.
 */
const rhythm = 1000;
let refusedAt = -Infinity;

const isRelease = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey);
const decides = ({ key, target }: KeyboardEvent) =>
  /^[a1-9]$/.test(key) || (key === 'Enter' && target === document.body);

/** Told of every key that nothing was done with. A refused release ends what belonged to it. */
export function noteRefused(event: KeyboardEvent): void {
  if (isRelease(event)) refusedAt = -Infinity;
  else if (decides(event)) refusedAt = event.timeStamp;
}

/** Told of every key that something was done with. */
export function noteTaken(): void {
  refusedAt = -Infinity;
}

/** Whether a release belongs to a decision that was refused. A moment later somebody means what is on the screen. */
export function isHalf(event: KeyboardEvent): boolean {
  return isRelease(event) && event.timeStamp - refusedAt < rhythm;
}
