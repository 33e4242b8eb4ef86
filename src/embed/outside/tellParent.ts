/**
 * Tells the page around a frame how large its content is, in the two forms that existing pages listen for, and takes
 * the space around the content from it. The size is nobody's secret, so any page may hear it where the installation
 * names none. In: the origins that may; '*' is any.
 */
export function tellParent(functionName: string, origins: readonly string[]): void {
  if (parent === window) return;
  let told = '';
  const tell = () => {
    const { offsetHeight: value } = document.body;
    const { scrollWidth: width } = document.documentElement;
    if (told === `${value} ${width}`) return;
    told = `${value} ${width}`;
    for (const origin of origins) {
      parent.postMessage({ type: `${functionName}:offsetHeight`, value }, origin);
      parent.postMessage({ type: 'iframe-resized', height: value, width }, origin);
    }
  };
  new ResizeObserver(tell).observe(document.body);
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (
      source !== parent ||
      !(origins.includes('*') || origins.includes(origin)) ||
      typeof data !== 'object' ||
      data === null
    )
      return;
    const { type, bodyPadding, bodyMargin } = data as Record<string, unknown>;
    if (type !== 'iframe-child-init') return;
    if (typeof bodyPadding === 'string') document.body.style.padding = bodyPadding;
    if (typeof bodyMargin === 'string') document.body.style.margin = bodyMargin;
  });
}
