/**
 * What of a drawing is kept when it is written, and again where it is shown: shapes, texts and looks. Nothing runs,
 * nothing is fetched.
 */

const words = (text: string) => text.trim().split(/\s+/);

export const allowedElements = words(`
  svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

export const allowedAttributes = words(`
  id class style xmlns xmlns:xlink version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr dx dy d points transform
  href xlink:href xml:space lang xml:lang aria-label aria-hidden pathLength rotate textLength lengthAdjust startOffset method spacing
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters color-rendering cursor direction
  display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color flood-opacity font font-family font-size font-size-adjust
  font-stretch font-style font-variant font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning letter-spacing
  lighting-color marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration
  text-rendering transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
  markerUnits markerWidth markerHeight refX refY orient filterUnits primitiveUnits systemLanguage requiredFeatures
  in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode kernelUnitLength preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent scale xChannelSelector yChannelSelector azimuth elevation stdDeviation radius
  pointsAtX pointsAtY pointsAtZ limitingConeAngle baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent`);

/** Elements whose words are part of the drawing. */
export const elementsWithText = words('text tspan textPath title desc style');

/** What names an element for people, in drawings of Illustrator and, by us, of Inkscape. */
export const isLabelAttribute = (name: string): boolean => /^data-[a-z0-9_-]{1,40}$/.test(name);

const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i;

/**
 * Whether an element may point there: at a part of the same drawing, or, for an image, at pixels that it brings along.
 */
export function isOwnReference(tag: string, address: string): boolean {
  return /^#[^\s]*$/.test(address.trim()) || (tag === 'image' && picture.test(address.trim()));
}

/** Whether a value of an attribute points out of the drawing. */
export function pointsOutside(value: string): boolean {
  return (
    /(?:java|vb)script\s*:|\\/i.test(value) ||
    [...value.matchAll(/url\s*\(\s*(["']?)\s*([^)]*)/gi)].some(([, , address = '']) => !address.startsWith('#'))
  );
}

/** Functions of CSS that fetch something, or ran something once. */
const fetching = /(?:-webkit-)?(?:image-set|cross-fade|image|src|element|expression|paint)\s*\([^;}]*/gi;

/**
 * Styles without what leads out of the drawing: imports, fonts from elsewhere, addresses. In: CSS, of a sheet or of one
 * element. Out: that, and whether something went.
 */
export function withoutOutside(css: string): { css: string; changed: boolean } {
  // Comments and escapes could hide what follows from whoever looks for it.
  const plain = css
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replaceAll('\\', '')
    .replaceAll('<', '');
  const own = plain
    .replace(/@(?:import|charset|namespace)[^;}]*(?:;|$)/gi, '')
    .replace(/@font-face\s*\{[^}]*(?:\}|$)/gi, '')
    .replace(/url\s*\(\s*(["']?)\s*([^)]*)\)?/gi, (found, _quote, address: string) =>
      address.startsWith('#') ? found : 'none',
    )
    .replace(fetching, 'none')
    .replace(/(?:behavior|-moz-binding)\s*:[^;}]*/gi, '');
  return { css: own, changed: own !== plain };
}
