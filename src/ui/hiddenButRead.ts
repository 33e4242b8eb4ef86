/** Out of sight, but read by screen readers. In `sx` a width of 1 would mean all of it: hence the units. */
export const hiddenButRead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
