/** Hidden, but read by screen readers. With units, as a width of 1 means 100 % in `sx`. */
export const hiddenButRead = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  m: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
