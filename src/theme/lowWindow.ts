/** A window too low for fixed parts around scrolling content: 800 pixels at 200 %, or any at 400 %. */
export const lowWindow = '@media (max-height: 480px)';
