/** Does something once what is being drawn now is on the screen; in a tab that nobody sees, as soon as somebody does. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
