import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

/** A section of the form in sight that is drawn a moment later. In: draws it. Out: it need not be asked any more. */
export function addLater(draw: () => void): () => void {
  waiting.add(draw);
  return () => void waiting.delete(draw);
}

/** Draws them all now: somebody asks for a field before its section has come, and no key is lost. */
export function drawLater(): void {
  if (waiting.size > 0)
    flushSync(() => {
      for (const draw of waiting) draw();
    });
}
