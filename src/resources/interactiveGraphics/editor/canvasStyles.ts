import { raisedStyles } from '../../../drawing/raiseOutline';

const shapes = ':is(path, rect, circle, ellipse, polygon, polyline, line)';

/**
 * The look of elements in the editor: a solid outline with content, a dashed one without; hovered and chosen ones
 * stand out. The line width does not scale with the drawing.
 */
export const canvasStyles = `${raisedStyles}
  [data-hit] { cursor: pointer; outline: none; }
  [data-hit] ${shapes}, ${shapes}[data-hit] { vector-effect: non-scaling-stroke; stroke: #1f5e8c !important; stroke-width: 1.5px !important; }
  [data-hit='missing'] ${shapes}, ${shapes}[data-hit='missing'] { stroke: #b25000 !important; stroke-dasharray: 5 3 !important; }
  [data-hit='missing'] { opacity: 0.72; }
  [data-hover], [data-hit]:hover { opacity: 1; filter: brightness(1.12) saturate(1.2); }
  [data-hover] ${shapes}, ${shapes}[data-hover], [data-hit]:hover ${shapes}, ${shapes}[data-hit]:hover { stroke-width: 3px !important; }
  [data-hit]:focus-visible { outline: 3px solid #1f5e8c; outline-offset: 2px; opacity: 1; }
  [data-chosen] { opacity: 1; }
  [data-chosen] ${shapes}, ${shapes}[data-chosen] { stroke: #9c0f06 !important; stroke-width: 4px !important; stroke-dasharray: none !important; }
`;
