/**
 * A window that leaves no room for what stays in its place while the rest scrolls: one of 800 pixels at 200 %, or any
 * at 400 %.
 */
export const lowWindow = '@media (max-height: 480px)';
