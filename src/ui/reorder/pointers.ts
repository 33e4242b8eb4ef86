/** Whether fingers are what people point with here; asked once, since react-dnd keeps one backend. */
export const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
