/** Does something once what is being drawn now is on the screen; in a tab that nobody sees, as soon as somebody does. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}

/** Waits for that; in a tab that nobody sees there is nothing to wait for. */
export const painted = (): Promise<void> => new Promise((resolve) => (document.hidden ? resolve() : afterPaint(resolve)));
