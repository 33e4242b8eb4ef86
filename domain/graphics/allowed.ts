/**
 * The parts of a drawing that are kept when it is stored, and again when it is shown: shapes, text and styles, but
 * nothing that executes or loads anything.
 */

const words = (text: string) => text.trim().split(/\s+/);

export const allowedElements = words(`
  svg g defs symbol use switch title desc style path rect circle ellipse line polyline polygon text tspan textPath
  image linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

export const allowedAttributes = words(`
  id class style xmlns xmlns:xlink version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx
  fy fr dx dy d points transform
  href xlink:href xml:space lang xml:lang aria-label aria-hidden pathLength rotate textLength lengthAdjust
  startOffset method spacing
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters
  color-rendering cursor direction display dominant-baseline enable-background fill fill-opacity fill-rule filter
  flood-color flood-opacity font font-family font-size font-size-adjust font-stretch font-style font-variant
  font-weight glyph-orientation-horizontal glyph-orientation-vertical image-rendering isolation kerning
  letter-spacing lighting-color marker-end marker-mid marker-start mask mix-blend-mode opacity overflow paint-order
  pointer-events shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering
  transform-origin unicode-bidi vector-effect visibility word-spacing writing-mode
  gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient filterUnits
  primitiveUnits systemLanguage requiredFeatures
  in in2 result mode type values operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode
  kernelUnitLength preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent scale
  xChannelSelector yChannelSelector azimuth elevation stdDeviation radius pointsAtX pointsAtY pointsAtZ
  limitingConeAngle baseFrequency numOctaves seed stitchTiles tableValues slope intercept amplitude exponent`);

/** Elements whose text is part of the drawing. */
export const elementsWithText = words('text tspan textPath title desc style');

/**
 * Attributes in which Illustrator stores the human-readable name of an element; the server adds one to Inkscape
 * drawings.
 */
export const isLabelAttribute = (name: string): boolean => /^data-[a-z0-9_-]{1,40}$/.test(name);

const picture = /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/i;

/** Whether a reference stays within the drawing: it points to a part of it, or embeds the pixels of an image. */
export function isOwnReference(tag: string, address: string): boolean {
  return /^#[^\s]*$/.test(address.trim()) || (tag === 'image' && picture.test(address.trim()));
}

/** Whether an attribute refers to anything outside the drawing. */
export function pointsOutside(value: string): boolean {
  return (
    /(?:java|vb)script\s*:|\\/i.test(value) ||
    [...value.matchAll(/url\s*\(\s*(["']?)\s*([^)]*)/gi)].some(([, , address = '']) => !address.startsWith('#'))
  );
}

/** CSS functions that load something, or execute code in old browsers. */
const fetching = /(?:-webkit-)?(?:image-set|cross-fade|image|src|element|expression|paint)\s*\([^;}]*/gi;

/**
 * Removes imports, external fonts and URLs from the CSS of a style sheet or attribute.
 * @returns the CSS, and whether anything was removed
 */
export function withoutOutside(css: string): { css: string; changed: boolean } {
  // Comments and escapes could hide code from these expressions.
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

const [elements, attributes] = [new Set(allowedElements), new Set(allowedAttributes)];
/** A tag as the server writes it, with the text that follows. Angle brackets occur nowhere else. */
const piece = /<(\/?)([A-Za-z]\w*)((?: [A-Za-z_:][\w:.-]*="[^"<>]*")*)>([^<>]*)/y;
/** Any entity other than those the server writes, since it could disguise text. */
const otherEntity = /&(?!(?:amp|lt|gt|quot|nbsp);)/;
const read = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Whether a drawing is written as the server writes it and contains only what is allowed. One pass of a regular
 * expression, many times faster than parsing. A drawing that fails may still be harmless.
 */
export function isHarmless(svg: string): boolean {
  if (!svg.startsWith('<svg ') || otherEntity.test(svg)) return false;
  piece.lastIndex = 0;
  for (let at = 0; at < svg.length; at = piece.lastIndex) {
    const [, closes, name = '', attributeText = '', text = ''] = piece.exec(svg) ?? [];
    if (
      name === '' ||
      !elements.has(name) ||
      (attributeText !== '' && (closes === '/' || !areHarmless(name, attributeText)))
    )
      return false;
    if (name === 'style' && closes === '' && withoutOutside(read(text)).changed) return false;
  }
  return true;
}

function areHarmless(element: string, attributeText: string): boolean {
  for (const [, name = '', value = ''] of attributeText.matchAll(/ ([^=]+)="([^"]*)"/g)) {
    if (!attributes.has(name) && !isLabelAttribute(name)) return false;
    // Namespaces are names and never loaded.
    if (name.startsWith('xmlns')) continue;
    if (name === 'href' || name === 'xlink:href') {
      if (!isOwnReference(element, value)) return false;
    } else if (name === 'style' ? withoutOutside(read(value)).changed : pointsOutside(value)) return false;
  }
  return true;
}
