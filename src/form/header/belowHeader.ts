/**
 * A bar that sticks below the form's header, if the screen has room for it. For an element with `belowHeader` as its
 * ref.
 */
export const barStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mx: { xs: -2, sm: -3 },
  px: { xs: 2, sm: 3 },
  py: 0.5,
  mb: 1,
  bgcolor: 'background.default',
  '@media (min-width: 900px) and (min-height: 600px)': {
    position: 'sticky',
    zIndex: 2,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;

/** A ref that keeps a sticky element below the header, whose height varies with its content. */
export function belowHeader(bar: HTMLElement | null): (() => void) | undefined {
  const header = bar?.closest('[role="form"]')?.querySelector('header');
  if (!bar || !header || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() =>
    bar.style.setProperty('top', `calc(var(--page-top, 0px) + ${header.offsetHeight - 1}px)`),
  );
  observer.observe(header);
  return () => observer.disconnect();
}
