/** Widths of the menu in pixels: with icons only, and with words. */
export const railWidth = 52;
export const sidebarWidth = 216;
