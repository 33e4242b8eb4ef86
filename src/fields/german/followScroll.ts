/** Keeps the two texts within an element at the same part of each, whichever is scrolled. Out: ends it. */
export function followScroll(box: HTMLElement): () => void {
  /** Moved by this, and not by somebody. */
  let moved: Element | null = null;
  const onScroll = ({ target }: Event) => {
    if (!(target instanceof HTMLElement)) return;
    if (target === moved) {
      moved = null;
      return;
    }
    const german = box.querySelector<HTMLElement>('[data-german]');
    const other = target === german ? box.querySelector<HTMLElement>('[contenteditable]') : german;
    if (!other || other === target) return;
    const room = target.scrollHeight - target.clientHeight;
    const top = Math.round((room > 0 ? target.scrollTop / room : 0) * (other.scrollHeight - other.clientHeight));
    if (Math.abs(other.scrollTop - top) < 1) return;
    moved = other;
    other.scrollTop = top;
  };
  // They do not bubble.
  box.addEventListener('scroll', onScroll, { capture: true, passive: true });
  return () => box.removeEventListener('scroll', onScroll, { capture: true });
}
