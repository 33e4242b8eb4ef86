import { HTML5Backend } from 'react-dnd-html5-backend';
import { TouchBackend } from 'react-dnd-touch-backend';

/** Whether fingers are what people point with here; asked once, since react-dnd keeps one backend. */
export const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/**
 * What DndProvider gets. With a `context` of its own choice react-dnd keeps one manager for ever; without, it forgets
 * the manager with the last list and the next one fails with two HTML5 backends at the same time.
 */
export const dragBackend = isTouch
  ? { backend: TouchBackend, options: { enableMouseEvents: true }, context: globalThis }
  : { backend: HTML5Backend, context: globalThis };
