/** The bar of a review: in sight while the form scrolls, where the screen has the room. */
export const barStyles = {
  display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mx: { xs: -2, sm: -3 }, px: { xs: 2, sm: 3 }, py: 0.5, mb: 1, bgcolor: 'background.default',
  '@media (min-width: 900px) and (min-height: 600px)': { position: 'sticky', zIndex: 2, borderBottom: 1, borderColor: 'divider' },
} as const;
