/**
 * Reports the size of a frame's content to the page around it, in the two formats that existing pages listen for,
 * and removes the outer margin. The size is no secret: if no origins are configured, any page may receive it.
 * @param origins the origins allowed to receive it; '*' for any
 */
export function reportSize(functionName: string, origins: readonly string[]): void {
  if (parent === window) return;
  let reported = '';
  const report = () => {
    const { offsetHeight: value } = document.body;
    const { scrollWidth: width } = document.documentElement;
    if (reported === `${value} ${width}`) return;
    reported = `${value} ${width}`;
    for (const origin of origins) {
      parent.postMessage({ type: `${functionName}:offsetHeight`, value }, origin);
      parent.postMessage({ type: 'iframe-resized', height: value, width }, origin);
    }
  };
  new ResizeObserver(report).observe(document.body);
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
